import { createHash } from "node:crypto";
import { callProvider } from "../call-provider.server";
import type { ProviderDeps } from "../provider";
import { ProviderUnavailable } from "../provider-unavailable.server";

/** PayPal answered that it does not take client ID and secret. */
export class PaypalRefusedCredentials extends ProviderUnavailable {}

type Kept = { token: Promise<string>; untilMs: number };

/**
 * Tokens by whose they are, until they end: every call needs one, and PayPal limits how often it gives them.
 */
const kept = new Map<string, Kept>();

/** How long before its end a token is no longer used, ms: a call takes its time. */
const marginMs = 60_000;

/**
 * A token for calls in the shop's name, kept for its life (rule payment-20).
 * @param refused a token that PayPal did not take; another one is asked for
 * @throws ProviderUnavailable when PayPal cannot be reached, or does not take the shop's credentials
 */
export async function paypalToken(deps: ProviderDeps, refused?: string): Promise<string> {
  const { client_id } = deps.shop.settings.payment.paypal;
  const secret = await deps.credential("payment.paypal.client_secret");
  const whose = createHash("sha256")
    .update(JSON.stringify([deps.urls.paypal, client_id, secret]))
    .digest("hex");
  const known = kept.get(whose);
  if (known && known.untilMs > performance.now() && (await known.token) !== refused) return known.token;
  const asked: Kept = { token: Promise.resolve(""), untilMs: Number.POSITIVE_INFINITY };
  asked.token = askForToken(deps.urls.paypal, client_id, secret).then(({ token, lifeMs }) => {
    asked.untilMs = performance.now() + lifeMs - marginMs;
    return token;
  });
  kept.set(whose, asked);
  try {
    return await asked.token;
  } catch (error) {
    if (kept.get(whose) === asked) kept.delete(whose);
    throw error;
  }
}

async function askForToken(url: string, clientId: string, secret: string) {
  const { status, body } = await callProvider(`${url}/v1/oauth2/token`, {
    method: "POST",
    headers: {
      Authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString("base64")}`,
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: "grant_type=client_credentials",
  });
  const token = body?.access_token;
  if (status !== 200 || typeof token !== "string")
    throw new PaypalRefusedCredentials(`PayPal does not take the credentials of the shop (${status})`);
  return { token, lifeMs: (Number(body?.expires_in) || 0) * 1000 };
}
