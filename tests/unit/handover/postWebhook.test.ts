import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, it } from "vitest";
import { postWebhook } from "../../../src/handover/postWebhook";
import { handoverLead } from "../../support/handover/handoverSample";
import { type WebhookBehaviour, webhookHost } from "../../support/handover/webhookHost";

const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
const stored = handoverLead();

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

async function host(behave?: (count: number) => WebhookBehaviour) {
  const receiver = await webhookHost(behave);
  close = receiver.close;
  return receiver;
}

describe("the webhook", () => {
  it("gets the lead's JSON, signed, with the reference as its id", async () => {
    const { url, received } = await host();
    await postWebhook(stored, { url, secret });
    const [{ headers, body } = { headers: {} as Record<string, string>, body: "" }] = received;
    expect(headers["webhook-id"]).toBe(stored.reference);
    expect(headers["content-type"]).toBe("application/json");
    const signed = { ...headers } as Record<string, string>;
    expect(new Webhook(secret).verify(body, signed)).toEqual(stored.lead);
    const other = `whsec_${Buffer.alloc(24, 8).toString("base64")}`;
    expect(() => new Webhook(other).verify(body, signed)).toThrow();
  });

  it.each<WebhookBehaviour>([302, 400, 410, 429, 500, 503, "drop"])(
    "has not got it when it answers %j",
    async behaviour => {
      const { url } = await host(() => behaviour);
      await expect(postWebhook(stored, { url, secret })).rejects.toThrow();
    },
  );

  it("is not followed elsewhere", async () => {
    const { url, received } = await host(() => ({ location: "/elsewhere" }));
    await expect(postWebhook(stored, { url, secret })).rejects.toMatchObject({ status: 307 });
    expect(received.map(({ path }) => path)).toEqual(["/leads"]);
  });

  it("is waited for only so long", async () => {
    const { url } = await host(() => "stall");
    const waiting = postWebhook(stored, { url, secret }, AbortSignal.timeout(200));
    await expect(waiting).rejects.toThrow();
  });
});
