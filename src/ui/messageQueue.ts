import type { Message } from "./message";

/** Messages shown at once; the rest is queued. */
export const shownAtOnce = 5;

type Queue = readonly Message[];

/** The queue with `message` added, unless it is there already; a known key with another text is replaced. */
export function enqueue(queue: Queue, message: Message): Queue {
  if (queue.some(({ key, text }) => text === message.text && key !== message.key)) return queue;
  const old = queue.find(({ key }) => key === message.key);
  if (!old) return [...queue, message];
  if (old.text === message.text && !message.action) return queue;
  return queue.map(other => (other === old ? message : other));
}

export const dequeue = (queue: Queue, key: string): Queue => {
  const left = queue.filter(message => message.key !== key);
  return left.length === queue.length ? queue : left;
};

export const shownOf = (queue: Queue): Queue => queue.slice(0, shownAtOnce);
