import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { RunningJob } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { findMember } from "../sign-in/find-member.server";

/**
 * The member of staff a mail is for, and the shop it comes from; null where the shop is gone or they do not
 * work here (any more).
 */
export async function findStaffRecipient(
  deps: RunningJob,
  shopId: string,
  by: { staffId: number } | { email: string },
) {
  const ctx = await shopContextForJob(deps, shopId);
  const member = ctx && (await findMember(ctx, by));
  if (!member) return null;
  return { ctx, member, shop: mailShopOf(ctx) };
}
