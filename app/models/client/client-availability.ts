import type { ClientType } from "../shop/shop";

/** Why a shop cannot be shown. */
export type ClientErrorReason = "client-not-found" | "client-unavailable";

/** Whether a shop may be shown; if not, what the answer says. */
export type ClientAvailability =
  | { isAvailable: true }
  | { isAvailable: false; status: 404; reason: ClientErrorReason; message: string };

/**
 * Whether a shop's pages may be shown (part 1, §5): a marketplace seller's shop has to be active and switched on, an
 * essential shop must not be switched off.
 */
export function clientAvailability(client: {
  type: ClientType;
  status: string;
  frontendStatus: boolean;
}): ClientAvailability {
  if (client.type === "marketplaceseller" && !(client.frontendStatus && client.status === "active")) {
    return { isAvailable: false, status: 404, reason: "client-not-found", message: "Shop not found" };
  }
  if (client.type === "essential" && !client.frontendStatus) {
    return { isAvailable: false, status: 404, reason: "client-unavailable", message: "Shop unavailable" };
  }
  return { isAvailable: true };
}

/** What the client error screen says (part 1, §2). `email` is the platform's support contact. */
export function clientErrorText(reason: string, names: { host: string; email: string }): string {
  if (reason === "client-unavailable") return "Please try back again soon.";
  if (reason === "client-not-found") return `We can't seem to find ${names.host}`;
  return `Something went wrong. Please contact ${names.email}`;
}
