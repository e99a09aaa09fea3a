import { AppError } from "~/models/platform/error/app-error";
import type { Actor } from "~/models/shops/actors/actor";

/**
 * Refuses everyone but a member of staff at their own account: passwords, sessions and factors are no
 * owner's to change.
 * @throws AppError `forbidden`
 */
export function requireSelf(actor: Actor, tenantId: string, staffId: number): void {
  const isStaff = actor.kind === "staff" || actor.kind === "seller-staff";
  if (isStaff && actor.tenantId === tenantId && actor.staffId === staffId) return;
  throw new AppError("forbidden", "You may change your own account alone.");
}
