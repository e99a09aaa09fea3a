import { AppError } from "../platform/error/app-error";
import type { Actor } from "../shops/actors/actor";

/**
 * Only people make, change and remove owners: a program that could would reach all that owners do (rule
 * actors-11).
 * @param roles the roles a person has or is to get
 * @throws AppError `forbidden` for a program's key where one of them is an owner's
 */
export function requireOwnersPerson(actor: Actor, roles: readonly string[]): void {
  if (actor.kind === "owner-key" && roles.includes("owner"))
    throw new AppError("forbidden", "A program may not make, change or remove an owner.");
}
