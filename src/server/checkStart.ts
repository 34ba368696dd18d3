import { createServer } from "node:net";
import { listenFault } from "./listenFault";
import type { ServerSettings } from "./settings";

/** Before a long build: whether the server could start after it. @throws Error with a repair */
export async function checkStart({ port, host }: ServerSettings): Promise<void> {
  const fault = await new Promise<NodeJS.ErrnoException | null>(resolve => {
    const probe = createServer();
    probe.once("error", resolve);
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
  if (fault) throw new Error(listenFault(fault, port, host));
}
