import { claim, giveBack, isAbandoned } from "./ownerFile.mjs";

/**
 * Removes the lock of a dead holder. Several processes may see the same corpse: a second lock keeps
 * a slower one from removing what a faster one has just taken.
 * @param {string} owner
 */
function bury(owner) {
  const spade = `${owner}.recovery`;
  if (!claim(spade)) {
    if (isAbandoned(spade)) giveBack(spade);
    return;
  }
  try {
    if (isAbandoned(owner)) giveBack(owner);
  } finally {
    giveBack(spade);
  }
}

/**
 * Takes the store's lock, `<file>.owner`, which names the process that holds it: a lock left by a
 * killed process is recognised and removed, a living holder is never robbed.
 * @param {string} file the database
 * @returns {(() => void) | null} gives the lock back; null when another process holds it
 * @throws the file system's error when the folder cannot be written
 */
export function storeLock(file) {
  const owner = `${file}.owner`;
  if (!claim(owner)) {
    if (!isAbandoned(owner)) return null;
    bury(owner);
    if (!claim(owner)) return null;
  }
  return () => giveBack(owner);
}
