// @public

import type { Shop } from "../shop";
import type { Actor, Grant, SellerRole } from "./actor";

/** A person who works for the business, or for one seller of it, with what they may do. */
export type StaffMember = {
  staffId: number;
  email: string;
  name: string;
  /** Null for the business's own staff. */
  sellerId: string | null;
  /** Roles of the business's staff; empty for a seller's. */
  grants: readonly Grant[];
  /** Roles of a seller's staff; empty for the business's. */
  roles: readonly SellerRole[];
};

/** Who is signed in at `/admin` (rule staff-5). */
export type SignedInStaff = StaffMember & {
  /** SHA-256 of the session's token. */
  sessionHash: string;
  /** When they last proved in this session who they are (rule staff-14). */
  confirmedAt: Date;
  /** Whether they have an app for codes or a passkey. */
  hasSecondFactor: boolean;
  /** Whether the shop demands a second factor of them that they do not have (rule staff-13). */
  owesFactor: boolean;
};

/** A member of staff as an actor; who owes the shop a second factor may nothing but their own account. */
export const staffActor = (
  tenantId: string,
  member: Pick<StaffMember, "staffId" | "sellerId" | "grants" | "roles"> &
    Partial<Pick<SignedInStaff, "confirmedAt" | "owesFactor">>,
): Actor => {
  const { staffId, sellerId, confirmedAt, owesFactor = false } = member;
  const person = { tenantId, staffId, ...(confirmedAt ? { confirmedAt } : {}) };
  return sellerId === null
    ? { kind: "staff", ...person, grants: owesFactor ? [] : member.grants }
    : { kind: "seller-staff", ...person, sellerId, roles: owesFactor ? [] : member.roles };
};

/**
 * Whether a member of staff may sign in at a shop: with a role there or in all shops; a seller's staff at the
 * marketplaces of their business and at shops that sell in their seller's name (rule staff-5).
 */
export function reachesShop(
  { sellerId, grants, roles }: Pick<StaffMember, "sellerId" | "grants" | "roles">,
  shop: Pick<Shop, "id" | "type" | "sellerId">,
): boolean {
  if (sellerId === null) return grants.some(({ shopId }) => shopId === null || shopId === shop.id);
  return roles.length > 0 && (shop.type === "marketplace" || shop.sellerId === sellerId);
}
