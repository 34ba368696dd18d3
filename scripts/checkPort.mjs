import { createServer } from "node:net";

/**
 * Stops with a clear line when something already listens on the port.
 * @param {number} port
 */
export async function checkPort(port) {
  const free = await new Promise(resolve => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
  if (free) return;
  console.error(
    `Port ${port} is in use. End what runs there, or choose another one: PORT=${port + 1} npm start`,
  );
  process.exit(1);
}
