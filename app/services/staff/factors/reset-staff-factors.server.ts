// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { staffLinks, staffSessions } from "~/tables/staff/staff-sign-in";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { lockMember } from "../sign-in/lock-member.server";
import { removeFactors } from "./remove-factors.server";

/**
 * Removes all second factors of a member of staff who lost them, ends their sessions and mails them (rule
 * staff-16). Who runs the server has seen who asks; no page offers it.
 * @throws AppError `not_found`, `forbidden` for all but the command line
 */
export async function resetStaffFactors(ctx: ShopContext, email: string): Promise<void> {
  if ((await ctx.actor()).kind !== "command-line")
    throw new AppError("forbidden", "The command line alone resets factors.");
  await inTransaction(ctx, async (inner) => {
    const { db, tenant } = inner;
    const { id } = await lockMember(inner, email, { keepsOwner: true });
    await removeFactors(inner, id);
    for (const table of [staffSessions, staffLinks])
      await db.delete(table).where(and(eq(table.tenantId, tenant.id), eq(table.staffId, id)));
    const at = ctx.now().toISOString();
    const to = email.trim().toLowerCase();
    await enqueueJob(inner, "send-staff-notice-mail", { email: to, notice: "factors-reset", at });
  });
}
