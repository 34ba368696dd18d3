import { storeLock } from "../../../src/inbox/storeLock.mjs";
import { tryStore } from "../../../src/inbox/tryStore.mjs";

// A process that takes the lead store and then stands still until it is killed.
//   node holdStore.mjs FILE          holds the lock only
//   node holdStore.mjs FILE written  wrote every lead again, into the log that is not emptied yet
//   node holdStore.mjs FILE writing  is in the middle of a large transaction, partly on the disk
const [, , file = "", how] = process.argv;

const standStill = () => {
  process.stdout.write("held\n");
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

if (how === "written") {
  tryStore(file, {}, db => {
    db.exec("UPDATE leads SET lead = lead || ' '; UPDATE documents SET content = content");
    standStill();
  });
} else if (how === "writing") {
  tryStore(file, {}, db => {
    db.exec(
      "PRAGMA cache_size = 5; BEGIN IMMEDIATE; UPDATE leads SET reference = 'broken' || rowid",
    );
    for (let turn = 0; turn < 200; turn++) db.exec("UPDATE leads SET lead = hex(randomblob(3000))");
    standStill();
  });
} else {
  storeLock(file);
  standStill();
}
