import { and, eq, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/authorize";
import { inviteeSchema } from "~/models/staff/invitation-form";
import type { GivenRoles } from "~/models/staff/staff-roles";
import { staff } from "~/tables/staff";
import { enqueueJob } from "../shops/enqueue-job.server";
import { inTransaction } from "../shops/in-transaction.server";
import { requireConfirmed } from "../shops/require-confirmed.server";
import type { ShopContext } from "../shops/shop-context.server";
import { writeRoles } from "./sign-in/write-roles.server";

/**
 * Invites a person to work for the business or for a seller (rule staff-1). The mail with the link comes from
 * this shop. Who was invited before and has not accepted, or who left, is invited anew with these roles.
 * @param isMailed false where the link is passed on by hand (`printInvitation`)
 * @returns their id
 * @throws AppError `confirm_first` (rule staff-14), `forbidden`, `invalid` on `email` or `name`, `conflict` for who has an account
 */
export async function inviteStaff(
  ctx: ShopContext,
  invitee: { email: string; name: string },
  given: GivenRoles,
  { isMailed = true }: { isMailed?: boolean } = {},
): Promise<number> {
  const actor = await ctx.actor();
  const of = (sellerId: string | null) => ({ kind: "staff", tenantId: ctx.tenant.id, sellerId }) as const;
  authorize(actor, "create", of(given.sellerId));
  await requireConfirmed(ctx);
  const parsed = inviteeSchema.safeParse(invitee);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new AppError("invalid", issue?.message ?? "", String(issue?.path[0] ?? "email"));
  }
  const { email, name } = parsed.data;
  return inTransaction(ctx, async (inner) => {
    const { db, tenant } = inner;
    const [known] = await db
      .select()
      .from(staff)
      .where(and(eq(staff.tenantId, tenant.id), eq(sql`lower(${staff.email})`, email)))
      .for("update");
    if (known) {
      authorize(actor, "change", of(known.sellerId));
      if (known.isActive && known.passwordHash !== null)
        throw new AppError("conflict", `${email} has an account already. Change its roles instead.`, "email");
    }
    const columns = { email, name, sellerId: given.sellerId, isActive: true, passwordHash: null };
    const [row] = known
      ? await db
          .update(staff)
          .set({ ...columns, updatedAt: ctx.now() })
          .where(and(eq(staff.tenantId, tenant.id), eq(staff.id, known.id)))
          .returning({ id: staff.id })
      : await db
          .insert(staff)
          .values({ ...columns, tenantId: tenant.id })
          .returning({ id: staff.id });
    if (!row) throw new Error("the member of staff was not written");
    await writeRoles(inner, row.id, given);
    if (isMailed) await enqueueJob(inner, "send-staff-invitation-mail", { staffId: row.id });
    return row.id;
  });
}
