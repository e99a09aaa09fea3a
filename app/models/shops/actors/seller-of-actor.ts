// @public

import type { Actor } from "./actor";

/**
 * The one seller whose subjects an actor reaches; null for actors that are not limited to one (rule
 * actors-10).
 */
export function sellerOfActor(actor: Actor): string | null {
  if (actor.kind === "seller-staff" || actor.kind === "owner-key") return actor.sellerId;
  return actor.kind === "command-line" ? (actor.ofSeller?.sellerId ?? null) : null;
}
