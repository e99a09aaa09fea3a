// @public

import { type Grant, staffRoleNames } from "./actor";

/** Roles of which a shop may demand a second factor: of the business's staff, and the staff of any seller. */
export const factorRoles = [...staffRoleNames, "seller"] as const;
/** One of {@link factorRoles}. */
export type FactorRole = (typeof factorRoles)[number];

/**
 * Whether a shop demands a second factor of a member of staff: one of their roles there is among those it
 * demands it of (rule staff-13).
 */
export const isFactorDemanded = (
  { sellerId, grants }: { sellerId: string | null; grants: readonly Grant[] },
  demanded: readonly FactorRole[],
  shopId: string,
): boolean =>
  sellerId === null
    ? grants.some((grant) => demanded.includes(grant.role) && (grant.shopId ?? shopId) === shopId)
    : demanded.includes("seller");
