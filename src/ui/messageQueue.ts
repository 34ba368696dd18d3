import type { Message } from "./message";

/** So many are shown; the rest wait, first in first out. */
export const shownAtOnce = 5;

type Queue = readonly Message[];

/**
 * The queue with `message` at its end. What is already said, shown or waiting, is not said twice; a
 * known key with new words takes the place of the old ones.
 */
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
