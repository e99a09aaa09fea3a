import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { staffActor } from "~/models/shops/actors/signed-in-staff";
import { staff } from "~/tables/staff/staff";
import { staffLinks, staffSessions } from "~/tables/staff/staff-sign-in";
import { checkNewPassword } from "../../accounts/sign-in/check-new-password.server";
import { hashPassword } from "../../accounts/sign-in/hash-password.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { acting } from "../../shops/context/shop-context.server";
import { findMember } from "./find-member.server";
import { findStaffLink, type StaffLinkKind, takeStaffLink } from "./staff-links.server";
import type { StaffSignInContext } from "./start-staff-session.server";

/** Said of a link that works no more. */
const usedText = "This link was already used or has expired.";

/**
 * Sets the password of a member of staff by the token of a mailed link, which works once. All of their other
 * links and sessions end. A refused password does not use the link up.
 * @param work what else is done in the same transaction, in their name
 * @throws AppError `not_found` on `form` for a link that does not work, `invalid` on `password`
 */
export async function choosePassword<T>(
  ctx: StaffSignInContext,
  { token, kind, password, name }: { token: string; kind: StaffLinkKind; password: string; name?: string },
  work: (inner: StaffSignInContext, staffId: number) => Promise<T>,
): Promise<T> {
  const staffId = await findStaffLink(ctx, token, kind);
  const member = staffId === null ? null : await findMember(ctx, { staffId });
  if (staffId === null || !member) throw new AppError("not_found", usedText, "form");
  checkNewPassword(password, member.email);
  const passwordHash = await hashPassword(password);
  const actor = acting(staffActor(ctx.tenant.id, member));
  return inTransaction({ ...ctx, actor }, async (inner) => {
    const { db, tenant } = inner;
    if (!(await takeStaffLink(inner, token, kind))) throw new AppError("not_found", usedText, "form");
    const now = ctx.now();
    await db
      .update(staff)
      .set({ passwordHash, passwordChangedAt: now, updatedAt: now, ...(name === undefined ? {} : { name }) })
      .where(and(eq(staff.tenantId, tenant.id), eq(staff.id, staffId)));
    for (const table of [staffLinks, staffSessions])
      await db.delete(table).where(and(eq(table.tenantId, tenant.id), eq(table.staffId, staffId)));
    return work(inner, staffId);
  });
}
