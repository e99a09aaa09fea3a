// @public

import type { Actor } from "../actors/actor";

/** How long it counts that a member of staff proved who they are, ms (rule staff-14). */
const confirmedMs = 15 * 60 * 1000;

/**
 * Whether an actor has to prove again who they are before what is dangerous: staff whose last proof is 15
 * minutes old or older, or who have none. Programs, jobs and the command line have no person to ask.
 */
export const needsConfirmation = (actor: Actor, now: Date): boolean =>
  (actor.kind === "staff" || actor.kind === "seller-staff") &&
  (actor.confirmedAt === undefined || now.getTime() - actor.confirmedAt.getTime() >= confirmedMs);
