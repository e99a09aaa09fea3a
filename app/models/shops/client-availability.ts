import type { ClientType } from "./shop";

/** Why a shop cannot be shown. */
export type ClientErrorReason = "client-not-found" | "client-unavailable";

/** Why a shop's pages cannot be shown, and the text of the error screen. */
export type ClientProblem = { status: 404; reason: ClientErrorReason; message: string };

const notFound: ClientProblem = { status: 404, reason: "client-not-found", message: "Shop not found" };
const unavailable: ClientProblem = { status: 404, reason: "client-unavailable", message: "Shop unavailable" };

/**
 * Why a shop's pages cannot be shown, or null (rules errors-1 and errors-2): a marketplace seller's shop must
 * be active and switched on, an essential shop must not be switched off, and a missing shop is not found.
 */
export function clientAvailability(
  client: { type: ClientType; status: string; frontendStatus: boolean } | null,
): ClientProblem | null {
  if (!client) return notFound;
  const isOpen = client.frontendStatus && client.status === "active";
  if (client.type === "marketplaceseller" && !isOpen) return notFound;
  return client.type === "essential" && !client.frontendStatus ? unavailable : null;
}

/**
 * The text of the client error screen (rules errors-1 and errors-2). `email` is the platform's support
 * contact.
 */
export function clientErrorText(reason: string, names: { host: string; email: string }): string {
  if (reason === "client-unavailable") return "Please try back again soon.";
  if (reason === "client-not-found") return `We can't seem to find ${names.host}`;
  return `Something went wrong. Please contact ${names.email}`;
}
