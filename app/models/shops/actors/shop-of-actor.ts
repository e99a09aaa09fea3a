// @public

import type { Actor } from "./actor";

/**
 * The one shop whose rows an actor reaches in a list; null for actors that are not limited to one (rule
 * actors-10). Staff with roles in single shops get those of the shop they are at.
 * @param shopId the shop they are at
 */
export function shopOfActor(actor: Actor, shopId: string): string | null {
  if (actor.kind === "owner-key") return actor.shopId;
  if (actor.kind !== "staff") return null;
  return actor.grants.some((grant) => grant.shopId === null) ? null : shopId;
}
