/** Posts a message to our part of the worker (`MessageAPI` in worker.ts); resolves with its reply. */
export const askWorker = (worker: ServiceWorker | null | undefined, message: object) =>
  new Promise<MessageEvent>(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    worker?.postMessage(message, [port2]);
  });
