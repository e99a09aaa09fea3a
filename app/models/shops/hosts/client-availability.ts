// @public

import type { ClientType } from "../shop";

/** Why a shop cannot be shown. */
export type ClientErrorReason = "client-not-found" | "client-unavailable" | "client-inactive";

/** Why a shop's pages cannot be shown, and the text of the error screen. */
export type ClientProblem = { status: 404; reason: ClientErrorReason; message: string };

/** What a host without a shop is answered with. */
export const shopNotFound: ClientProblem = {
  status: 404,
  reason: "client-not-found",
  message: "Shop not found",
};
const unavailable: ClientProblem = { status: 404, reason: "client-unavailable", message: "Shop unavailable" };
const inactive: ClientProblem = { status: 404, reason: "client-inactive", message: "Something went wrong." };

/**
 * Why a shop's pages cannot be shown, or null (rules errors-1 and errors-2): a marketplace seller's shop must
 * be active and switched on, an essential shop and a marketplace must not be switched off, a marketplace must
 * be active, and a missing shop is not found.
 */
export function clientAvailability(
  client: { type: ClientType; status: string; frontendStatus: boolean } | null,
): ClientProblem | null {
  if (!client) return shopNotFound;
  const isOpen = client.frontendStatus && client.status === "active";
  if (client.type === "marketplaceseller" && !isOpen) return shopNotFound;
  if (client.type === "marketplaceseller") return null;
  if (!client.frontendStatus) return unavailable;
  return client.type === "marketplace" && client.status !== "active" ? inactive : null;
}

/** The heading of the client error screen (rules errors-1 and errors-2). */
export function clientErrorText(reason: string, host: string): string {
  if (reason === "client-unavailable") return "Please try back again soon.";
  return reason === "client-not-found" ? `We can’t seem to find ${host}` : inactive.message;
}
