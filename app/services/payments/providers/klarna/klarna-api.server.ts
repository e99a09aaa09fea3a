import type { ProviderUrls } from "~/models/platform/payment-providers/provider-access";
import type { Shop } from "~/models/shops/shop";
import { callProvider, type ProviderAnswer } from "../call-provider.server";
import type { ProviderDeps } from "../provider";
import { ProviderUnavailable } from "../provider-unavailable.server";

/** Klarna does not take the shop's username and password: nothing was decided. */
export class KlarnaRefusedCredentials extends ProviderUnavailable {}

/** A call of Klarna's REST API. `key` makes a repeated call of order management one call. */
export type KlarnaCall = { path: string; method?: "GET" | "POST" | "DELETE"; body?: object; key?: string };

const addressOf = { europe: "klarna", north_america: "klarnaNa", oceania: "klarnaOc" } as const;

/** Where Klarna keeps the shop's account. */
export const klarnaAddress = (shop: Shop, urls: ProviderUrls): string =>
  urls[addressOf[shop.settings.payment.klarna.region]];

/**
 * Calls Klarna in the shop's name.
 * @throws ProviderUnavailable when Klarna cannot be reached, is at fault, or does not take the shop's
 * credentials
 */
export async function callKlarna(
  deps: ProviderDeps,
  { path, method = "POST", body, key }: KlarnaCall,
): Promise<ProviderAnswer> {
  const { username } = deps.shop.settings.payment.klarna;
  const password = await deps.credential("payment.klarna.password");
  const headers = {
    Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`,
    "Content-Type": "application/json",
    ...(key === undefined ? {} : { "Klarna-Idempotency-Key": key }),
  };
  const answer = await callProvider(klarnaAddress(deps.shop, deps.urls) + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status === 401)
    throw new KlarnaRefusedCredentials("Klarna does not take the credentials of the shop (401)");
  return answer;
}

/** What an answer says is wrong, for people of the shop. */
export function klarnaIssue({ status, body }: ProviderAnswer): string {
  const { error_code: code, error_messages: messages } = body ?? {};
  const said = Array.isArray(messages) ? messages.join(" ") : "";
  return [String(status), typeof code === "string" ? code : "", said].filter(Boolean).join(" ");
}
