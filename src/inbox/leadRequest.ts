/** A file as it came in: its name as the sender wrote it, and all of its bytes. */
export interface Upload {
  name: string;
  content: Uint8Array;
}

/** A POST, free of the web server: the key, the proof of work ("" without one),
 * the lead's JSON as text, the files in order. */
export interface LeadRequest {
  key: string;
  proof: string;
  text: string;
  uploads: Upload[];
}
