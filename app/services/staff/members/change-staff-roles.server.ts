// @public

import { requireOwnersPerson } from "~/models/staff/require-owners-person";
import { type GivenRoles, readRoles } from "~/models/staff/staff-roles";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { lockMember } from "../sign-in/lock-member.server";
import { writeRoles } from "../sign-in/write-roles.server";

/**
 * Gives a member of staff other roles, in all shops or in one, and ends their sessions (rule staff-7).
 * @param typed the roles in words, of the business or of the seller they work for
 * @throws AppError `not_found`, `forbidden`, `invalid` on `role`, `conflict` for the only owner
 */
export async function changeStaffRoles(
  ctx: ShopContext,
  email: string,
  { typed, shopId }: { typed: readonly string[]; shopId: string | null },
): Promise<GivenRoles> {
  return inTransaction(ctx, async (inner) => {
    const keepsOwner = shopId === null && typed.some((role) => role.trim().toLowerCase() === "owner");
    const { id, sellerId } = await lockMember(inner, email, { keepsOwner });
    const given = readRoles(typed, { sellerId, shopId });
    requireOwnersPerson(await inner.actor(), given.roles);
    await writeRoles(inner, id, given);
    return given;
  });
}
