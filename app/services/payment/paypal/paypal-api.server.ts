import { callProvider, type ProviderAnswer } from "../call-provider.server";
import type { ProviderDeps } from "../provider";
import { ProviderUnavailable } from "../provider-unavailable.server";

/** A call of PayPal's REST API. `requestId` makes a repeated call one call. */
export type PaypalCall = {
  path: string;
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: unknown;
  requestId?: string;
};

/**
 * Calls PayPal in the shop's name.
 * @throws ProviderUnavailable when PayPal cannot be reached, is at fault, or does not take the shop's credentials
 */
export async function callPaypal(
  deps: ProviderDeps,
  { path, method = "POST", body, requestId }: PaypalCall,
): Promise<ProviderAnswer> {
  const headers = {
    Authorization: `Bearer ${await accessToken(deps)}`,
    "Content-Type": "application/json",
    // The whole object comes back, not only its id.
    Prefer: "return=representation",
    ...(requestId ? { "PayPal-Request-Id": requestId } : {}),
  };
  return callProvider(deps.urls.paypal + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function accessToken(deps: ProviderDeps): Promise<string> {
  const { client_id } = deps.shop.settings.payment.paypal;
  const secret = await deps.credential("payment.paypal.client_secret");
  const { status, body } = await callProvider(`${deps.urls.paypal}/v1/oauth2/token`, {
    method: "POST",
    headers: {
      Authorization: `Basic ${Buffer.from(`${client_id}:${secret}`).toString("base64")}`,
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: "grant_type=client_credentials",
  });
  const token = body?.access_token;
  if (status !== 200 || typeof token !== "string")
    throw new ProviderUnavailable(`PayPal does not take the credentials of the shop (${status})`);
  return token;
}
