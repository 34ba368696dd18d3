import { closeSync, constants, openSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { StoreError } from "./storeError";

/** Programs of version 1 kept a lock of their own, and each a named pipe by which others saw that it runs. */
const pipes = (file: string) =>
  readdirSync(dirname(file))
    .filter(name => name.startsWith(".alive-"))
    .map(name => join(dirname(file), name));

function isRead(pipe: string): boolean {
  try {
    closeSync(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK));
    return true;
  } catch {
    return false;
  }
}

/** @throws StoreError while a program of version 1 runs: it would not see that another one writes */
export function refuseBesideFirstVersion(file: string): void {
  if (pipes(file).some(isRead))
    throw new StoreError(
      "unavailable",
      `an older server still uses ${file}. Stop it first; then this one takes the store over`,
    );
}

/** Removes what such programs left beside a store that was taken over. */
export function forgetFirstVersion(file: string): void {
  const left = [".owner", ".owner.recovery", ".lock"].map(end => `${file}${end}`);
  for (const path of [...left, ...pipes(file)]) rmSync(path, { recursive: true, force: true });
}
