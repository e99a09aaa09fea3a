import { callProvider, type ProviderAnswer } from "../call-provider.server";
import type { ProviderDeps } from "../provider";
import { paypalToken } from "./paypal-token.server";

/** A call of PayPal's REST API. `requestId` makes a repeated call one call. */
export type PaypalCall = {
  path: string;
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: unknown;
  /** The body as JSON text, where its very bytes matter. */
  text?: string;
  /** A form with files, in place of a body. */
  form?: FormData;
  requestId?: string;
};

/**
 * Calls PayPal in the shop's name. A token that PayPal takes back before its end is replaced, once.
 * @throws ProviderUnavailable when PayPal cannot be reached, is at fault, or does not take the shop's
 * credentials
 */
export async function callPaypal(deps: ProviderDeps, call: PaypalCall): Promise<ProviderAnswer> {
  const token = await paypalToken(deps);
  const answer = await callWith(deps, call, token);
  return answer.status === 401 ? callWith(deps, call, await paypalToken(deps, token)) : answer;
}

function callWith(
  deps: ProviderDeps,
  { path, method = "POST", body, text, form, requestId }: PaypalCall,
  token: string,
): Promise<ProviderAnswer> {
  const headers = {
    Authorization: `Bearer ${token}`,
    // A form names its own type, with the line that parts it.
    ...(form ? {} : { "Content-Type": "application/json" }),
    // The whole object comes back, not only its id.
    Prefer: "return=representation",
    ...(requestId ? { "PayPal-Request-Id": requestId } : {}),
  };
  const sent = form ?? text ?? (body === undefined ? undefined : JSON.stringify(body));
  return callProvider(deps.urls.paypal + path, {
    method,
    headers,
    ...(sent === undefined ? {} : { body: sent }),
  });
}
