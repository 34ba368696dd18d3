import { createStore } from "../store/createStore";

export interface ChosenDocument {
  file: File;
  /** SHA-256, 64 lower-case hex digits; undefined while the file is being read. */
  sha256?: string;
}

/** In memory only: files survive navigation, not a reload (the form says so). */
export const chosenDocuments = createStore<readonly ChosenDocument[]>([]);
