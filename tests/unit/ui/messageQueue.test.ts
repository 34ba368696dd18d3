import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Message } from "../../../src/ui/message";
import { dequeue, enqueue, shownAtOnce, shownOf } from "../../../src/ui/messageQueue";

const message = (key: string, text = key): Message => ({ key, text, icon: "check" });
const act = fc.oneof(
  fc.record({ add: fc.constantFrom(..."abcdefghij"), text: fc.constantFrom("", "1", "2") }),
  fc.record({ remove: fc.constantFrom(..."abcdefghij") }),
);

describe("a queue of messages", () => {
  it("says nothing twice, shows five at most, and lets the others wait in their order", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), acts => {
        let queue: readonly Message[] = [];
        for (const now of acts) {
          const before = queue.map(({ key }) => key);
          queue =
            "add" in now
              ? enqueue(queue, message(now.add, now.add + now.text))
              : dequeue(queue, now.remove);
          const after = queue.map(({ key }) => key);
          expect(new Set(after).size).toBe(after.length);
          expect(new Set(queue.map(({ text }) => text)).size).toBe(after.length);
          // Those that stay keep their places; what is new comes last.
          expect(after.filter(key => before.includes(key))).toEqual(
            before.filter(key => after.includes(key)),
          );
          if ("add" in now) expect(after.slice(0, before.length)).toEqual(before);
          expect(shownOf(queue)).toEqual(queue.slice(0, shownAtOnce));
        }
      }),
      { numRuns: 500 },
    );
  });

  it("puts new words of a known key in the place of the old ones", () => {
    const queue = [message("a"), message("b", "weg"), message("c")];
    expect(enqueue(queue, message("b", "terug")).map(({ text }) => text)).toEqual([
      "a",
      "terug",
      "c",
    ]);
  });

  it("stays the same when nothing changes, so that nothing is drawn again", () => {
    const queue = [message("a")];
    expect(enqueue(queue, message("a"))).toBe(queue);
    expect(dequeue(queue, "z")).toBe(queue);
  });
});
