import { AppError } from "../error/app-error";
import type { Actor } from "./actor";
import { can } from "./can";
import type { Thing, Verb } from "./thing";

/**
 * Throws when an actor may not do something.
 * @throws AppError `not_found` for a thing the actor may not view either, so that its existence stays hidden;
 * otherwise `forbidden`
 */
export function insist(actor: Actor, verb: Verb, thing: Thing): void {
  if (can(actor, verb, thing)) return;
  if ((thing.kind === "order" || thing.kind === "conversation") && !can(actor, "view", thing))
    throw new AppError("not_found", `We couldn't find this ${thing.kind}.`);
  throw new AppError("forbidden", `You may not ${verb} this ${thing.kind}.`);
}
