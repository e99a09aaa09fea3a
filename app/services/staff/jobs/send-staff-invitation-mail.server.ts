import { and, eq, sql } from "drizzle-orm";
import { officeUrl } from "~/models/shops/mail/mail-url";
import { invitationMail } from "~/models/staff/sign-in/staff-mails";
import { adminInvitationPath } from "~/paths/staff";
import { sellerApplications } from "~/tables/marketplace/seller-applications";
import { hashSessionToken } from "../../accounts/sessions/session-token.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import type { KnownMember } from "../sign-in/find-member.server";
import { createStaffLink } from "../sign-in/staff-links.server";
import { findStaffRecipient } from "./find-staff-recipient.server";

/** Sends the link of an invitation that was not accepted yet. A repeat sends a new link. */
export const sendStaffInvitationMailJob: JobHandler<"send-staff-invitation-mail"> = async (
  deps,
  { shopId, staffId },
) => {
  const found = await findStaffRecipient(deps, shopId, { staffId });
  if (!found || found.member.passwordHash !== null) return;
  const { ctx, member, shop } = found;
  const token = await createStaffLink(ctx, staffId, "invitation");
  const url = officeUrl(ctx, adminInvitationPath(token));
  const requestKey = hashSessionToken(token).slice(0, 16);
  const isApplicant = await hasApplied(ctx, member);
  await sendMail(deps, invitationMail(shop, { ...member, url, requestKey, isApplicant }));
};

/** Whether the seller came of an application of this person. */
async function hasApplied(
  { db, tenant }: Pick<ShopContext, "db" | "tenant">,
  { sellerId, email }: KnownMember,
): Promise<boolean> {
  if (sellerId === null) return false;
  const { tenantId, madeSellerId, email: applicant } = sellerApplications;
  const isTheirs = and(
    eq(tenantId, tenant.id),
    eq(madeSellerId, sellerId),
    eq(sql`lower(${applicant})`, email.toLowerCase()),
  );
  return (await db.$count(sellerApplications, isTheirs)) > 0;
}
