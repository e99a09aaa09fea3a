// @public

import { and, eq, ne } from "drizzle-orm";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { staff } from "~/tables/staff/staff";
import { staffLinks, staffSessions } from "~/tables/staff/staff-sign-in";
import { checkNewPassword } from "../../accounts/sign-in/check-new-password.server";
import { hashPassword } from "../../accounts/sign-in/hash-password.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { confirmStaffPassword } from "./confirm-staff-password.server";

/**
 * Changes the password of the signed-in member of staff, who enters the current one (rule staff-4). All of
 * their other sessions and all mailed links end.
 * @throws AppError `invalid` on `current_password` or `password`; `too_many` on `current_password`
 */
export async function changeStaffPassword(
  ctx: ShopContext,
  member: SignedInStaff,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
  await confirmStaffPassword(ctx, member, currentPassword);
  const { staffId, email, sessionHash } = member;
  checkNewPassword(password, email);
  const passwordHash = await hashPassword(password);
  const now = ctx.now();
  await inTransaction(ctx, async (inner) => {
    const { db, tenant } = inner;
    const own = and(eq(staff.tenantId, tenant.id), eq(staff.id, staffId));
    await db.update(staff).set({ passwordHash, passwordChangedAt: now, updatedAt: now }).where(own);
    await db
      .delete(staffLinks)
      .where(and(eq(staffLinks.tenantId, tenant.id), eq(staffLinks.staffId, staffId)));
    const ofStaff = and(eq(staffSessions.tenantId, tenant.id), eq(staffSessions.staffId, staffId));
    await db.delete(staffSessions).where(and(ofStaff, ne(staffSessions.idHash, sessionHash)));
    const at = now.toISOString();
    await enqueueJob(inner, "send-staff-notice-mail", { email, notice: "password-changed", at });
  });
}
