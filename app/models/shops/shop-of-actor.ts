import type { Actor } from "./actor";

/** The one shop whose rows a key reaches; null for actors that are not limited to one (rule actors-10). */
export const shopOfActor = (actor: Actor): string | null =>
  actor.kind === "owner-key" ? actor.shopId : null;
