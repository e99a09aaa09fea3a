// @public

import { AppError } from "../platform/error/app-error";
import { type SellerRole, type StaffRole, sellerRoles, staffRoleNames } from "../shops/actors/actor";

/** What is given to a member of staff: of the business, in one shop or in all; or of one seller. */
export type GivenRoles =
  | { sellerId: null; roles: readonly StaffRole[]; shopId: string | null }
  | { sellerId: string; roles: readonly SellerRole[]; shopId: null };

/** The name of a role in a sentence. */
export const roleNames: Record<StaffRole | SellerRole, string> = {
  owner: "Owner",
  manager: "Manager",
  editor: "Editor",
  support: "Support",
  warehouse: "Warehouse",
  staff: "Staff",
};

/**
 * Reads roles as they are typed, each once (rules actors-4 and actors-12).
 * @param sellerId of the seller they are for; null for the business
 * @param shopId of the one shop they hold in; null for all
 * @throws AppError `invalid` on `role` for a role that is not there, none at all, or a seller's in one shop
 */
export function readRoles(
  typed: readonly string[],
  { sellerId, shopId }: { sellerId: string | null; shopId: string | null },
): GivenRoles {
  const roles = [...new Set(typed.map((role) => role.trim().toLowerCase()).filter(Boolean))];
  if (sellerId === null) return { sellerId, shopId, roles: among(roles, staffRoleNames) };
  if (shopId !== null)
    throw new AppError("invalid", "A seller’s staff can’t be limited to one shop.", "role");
  return { sellerId, shopId, roles: among(roles, sellerRoles) };
}

function among<Role extends string>(typed: readonly string[], known: readonly Role[]): Role[] {
  const wrong = typed.find((role) => !known.some((one) => one === role));
  if (wrong !== undefined || typed.length === 0) {
    const what = wrong === undefined ? "Name a role" : `There is no role '${wrong}'`;
    throw new AppError("invalid", `${what}: use ${known.join(", ")}.`, "role");
  }
  return known.filter((role) => typed.includes(role));
}
