// @public

import type { Shop } from "../shop";

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

type Client = Pick<Shop, "type" | "status" | "frontendStatus" | "isSellerActive" | "suspendedWords">;

/**
 * Why a shop's pages cannot be shown, or null (rules errors-1 and errors-2): a marketplace seller's shop must
 * be active and switched on with a seller that sells, an essential shop and a marketplace must not be
 * switched off, a marketplace must be active, a missing shop is not found, and none is shown whose business
 * the host suspended (rule hosting-3).
 */
export function clientAvailability(client: Client | null): ClientProblem | null {
  if (!client) return shopNotFound;
  if (client.suspendedWords !== undefined) return unavailable;
  const isOpen = client.frontendStatus && client.status === "active";
  if (client.type === "marketplaceseller" && !isOpen) return shopNotFound;
  // It may come back, and its staff go on working.
  if (client.type === "marketplaceseller") return client.isSellerActive ? null : unavailable;
  if (!client.frontendStatus) return unavailable;
  return client.type === "marketplace" && client.status !== "active" ? inactive : null;
}

/** What was bought there goes on: orders are looked at, and payments under way end. */
const underWay = /^\/(?:order|sandbox-pay|api\/payment|checkout\/(?:success|securely-callback))(?:[/.]|$)/;

/**
 * Whether a path is answered while the seller of a shop is paused (rule sellers-4) or its business suspended
 * (rule hosting-3).
 */
export function servesWhilePaused(client: Client, path: string): boolean {
  const { suspendedWords, ...same } = client;
  const isPaused = !client.isSellerActive || suspendedWords !== undefined;
  return isPaused && !clientAvailability({ ...same, isSellerActive: true }) && underWay.test(path);
}

/** The heading of the client error screen (rules errors-1 and errors-2). */
export function clientErrorText(reason: string, host: string): string {
  if (reason === "client-unavailable") return "Please try back again soon.";
  return reason === "client-not-found" ? `We can’t seem to find ${host}` : inactive.message;
}
