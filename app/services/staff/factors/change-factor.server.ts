import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import type { StaffNotice } from "~/models/staff/sign-in/staff-mails";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";
import { requireSelf } from "../sign-in/require-self.server";

/**
 * Changes a factor of the signed-in member of staff, who has proved who they are within 15 minutes, and mails
 * them (rules staff-14 and staff-15).
 * @param change what is done in the transaction; what it answers comes back
 * @throws AppError `forbidden` for another person's account, `confirm_first`, and what `change` throws
 */
export async function changeFactor<C extends ShopContext, T>(
  ctx: C,
  { staffId, email }: SignedInStaff,
  notice: StaffNotice | null,
  change: (inner: C) => Promise<T>,
): Promise<T> {
  requireSelf(await ctx.actor(), ctx.tenant.id, staffId);
  await requireConfirmed(ctx);
  return inTransaction(ctx, async (inner) => {
    const answer = await change(inner);
    const at = ctx.now().toISOString();
    if (notice) await enqueueJob(inner, "send-staff-notice-mail", { email, notice, at });
    return answer;
  });
}
