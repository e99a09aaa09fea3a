import { Webhook } from "standardwebhooks";
import { cutText } from "~/models/platform/text/storable-text";
import type { webhooks } from "~/tables/webhooks/webhooks";
import { requestOutside } from "../../platform/outside/request-outside.server";
import type { WebhookContext } from "../webhook-context.server";
import { signingSecrets } from "./webhook-secrets.server";

/** How long a receiver may take, ms. */
const timeoutMs = 15_000;
/** Of an answer nothing but its status counts. */
const maxBytes = 1024;

/** What came of sending: an HTTP status, or 0 with the reason. */
export type SendOutcome = { status: number; error: string };

/**
 * Sends an event, signed as Standard Webhooks asks (rule webhooks-3). What fails is an outcome, not an error.
 * @param eventId stays the same in every try, so that a receiver knows what it has already
 */
export async function sendEvent(
  ctx: WebhookContext & { allowPrivate: boolean },
  webhook: typeof webhooks.$inferSelect,
  { eventId, body }: { eventId: number; body: string },
): Promise<SendOutcome> {
  const id = `evt_${eventId}`;
  const at = ctx.now();
  try {
    const signatures = signingSecrets(ctx, webhook).map((secret) => new Webhook(secret).sign(id, at, body));
    const { status } = await requestOutside({
      url: webhook.url,
      method: "POST",
      body,
      timeoutMs,
      maxBytes,
      allowPrivate: ctx.allowPrivate,
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "Awning-Webhooks/1",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
        "webhook-signature": signatures.join(" "),
      },
    });
    return { status, error: status >= 200 && status < 300 ? "" : `answered ${status}` };
  } catch (error) {
    return { status: 0, error: error instanceof Error ? cutText(error.message, 300) : "unknown" };
  }
}
