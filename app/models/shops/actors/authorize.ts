// @public

import { AppError } from "../../platform/error/app-error";
import type { Actor } from "./actor";
import { can } from "./can";
import type { Subject, Verb } from "./subject";

/** Subjects of which strangers do not learn that they exist. */
const hiddenKinds: ReadonlySet<Subject["kind"]> = new Set(["order", "conversation", "payout"]);

/**
 * Throws when an actor may not do something.
 * @throws AppError `not_found` for a subject the actor may not view either, so that its existence stays
 * hidden; otherwise `forbidden`
 */
export function authorize(actor: Actor, verb: Verb, subject: Subject): void {
  if (can(actor, verb, subject)) return;
  if (hiddenKinds.has(subject.kind) && !can(actor, "view", subject))
    throw new AppError("not_found", `We couldn’t find this ${subject.kind}.`);
  throw new AppError("forbidden", `You may not ${verb} this ${subject.kind.replace("-", " ")}.`);
}
