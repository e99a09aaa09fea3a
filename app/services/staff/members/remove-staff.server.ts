// @public

import { and, eq } from "drizzle-orm";
import { staff } from "~/tables/staff/staff";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { removeFactors } from "../factors/remove-factors.server";
import { lockMember } from "../sign-in/lock-member.server";
import { writeRoles } from "../sign-in/write-roles.server";

/**
 * Removes a member of staff (rule staff-7): roles, sessions, password and factors go at once; their row
 * stays, because the audit names it.
 * @throws AppError `not_found`, `forbidden`, `conflict` for the only owner
 */
export async function removeStaff(ctx: ShopContext, email: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const { db, tenant } = inner;
    const { id } = await lockMember(inner, email, { keepsOwner: false });
    await writeRoles(inner, id, { roles: [], shopId: null });
    await removeFactors(inner, id);
    await db
      .update(staff)
      .set({ isActive: false, passwordHash: null, updatedAt: ctx.now() })
      .where(and(eq(staff.tenantId, tenant.id), eq(staff.id, id)));
  });
}
