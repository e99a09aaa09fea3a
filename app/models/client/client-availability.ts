import type { Shop } from "../shop/shop";

/** Why a shop cannot be shown. */
export type ClientProblem = { reason: "client-not-found" | "client-unavailable"; message: string };

/**
 * Whether a shop may be shown (part 1, §5 "Client availability"). A seller's shop must be active with its frontend
 * on, or it is as if it were not there; an essential shop is unavailable while its frontend is off.
 * @returns null when it may be shown
 */
export function clientAvailability(
  shop: Pick<Shop, "type" | "status" | "frontendStatus"> | null,
): ClientProblem | null {
  if (!shop) return { reason: "client-not-found", message: "Shop not found" };
  if (shop.type === "marketplaceseller" && (shop.frontendStatus === false || shop.status !== "active"))
    return { reason: "client-not-found", message: "Shop not found" };
  if (shop.type === "essential" && shop.frontendStatus === false)
    return { reason: "client-unavailable", message: "Shop unavailable" };
  return null;
}
