import type { HandOverStore } from "../inbox/stores/handOverStore";

const lateMs = 15 * 60_000;

/** For `/ready` and metrics. `stuck`: something was due a quarter of an hour ago and nobody has tried it since. */
export async function handoverState(store: Pick<HandOverStore, "stuck">, now = new Date()) {
  const { waiting, overdue, failed } = await store.stuck(new Date(now.getTime() - lateMs));
  return { waiting, overdue, failed, stuck: overdue > 0 };
}
