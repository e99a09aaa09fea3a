import { and, eq, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { quotaRefusal } from "~/models/shops/limits/quotas";
import { inviteeSchema } from "~/models/staff/invitation-form";
import type { GivenRoles } from "~/models/staff/staff-roles";
import { staff } from "~/tables/staff/staff";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { holdQuota } from "../../shops/limits/read-quotas.server";
import { writeRoles } from "./write-roles.server";

type Member = typeof staff.$inferSelect;

/** Whom to invite, and how. */
export type Invitation = {
  invitee: { email: string; name: string };
  given: GivenRoles;
  /** Throws where this actor may not invite someone who was here before. */
  mayInviteAgain: (known: Member, inner: ShopContext) => void;
  isMailed: boolean;
};

/**
 * Writes the account of someone who is invited, with its roles, and has its mail sent; ask before whether the
 * actor may.
 * @returns their id
 * @throws AppError `invalid` on `email` or `name`, `conflict` for who has an account or where no more
 * are allowed
 */
export async function writeInvitation(
  ctx: ShopContext,
  { invitee, given, mayInviteAgain, isMailed }: Invitation,
): Promise<number> {
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
      mayInviteAgain(known, inner);
      if (known.isActive && known.passwordHash !== null)
        throw new AppError("conflict", `${email} has an account already. Change its roles instead.`, "email");
    }
    if (!known?.isActive) await requireRoom(inner);
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

/** Refuses one more than the host allows (rule hosting-10). */
async function requireRoom(ctx: ShopContext): Promise<void> {
  const quota = await holdQuota(ctx, "staff");
  const reason = quota && quotaRefusal("staff", quota, 1);
  if (reason) throw new AppError("conflict", reason, "email");
}
