import { AppError } from "../platform/error/app-error";
import type { Actor } from "./actor";
import { can } from "./can";
import type { Thing, Verb } from "./thing";

/** Things of which strangers do not learn that they exist. */
const hiddenKinds: ReadonlySet<Thing["kind"]> = new Set(["order", "conversation", "payout"]);

/**
 * Throws when an actor may not do something.
 * @throws AppError `not_found` for a thing the actor may not view either, so that its existence stays hidden;
 * otherwise `forbidden`
 */
export function insist(actor: Actor, verb: Verb, thing: Thing): void {
  if (can(actor, verb, thing)) return;
  if (hiddenKinds.has(thing.kind) && !can(actor, "view", thing))
    throw new AppError("not_found", `We couldn't find this ${thing.kind}.`);
  throw new AppError("forbidden", `You may not ${verb} this ${thing.kind}.`);
}
