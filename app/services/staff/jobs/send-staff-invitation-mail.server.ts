import { officeUrl } from "~/models/shops/mail/mail-url";
import { invitationMail } from "~/models/staff/sign-in/staff-mails";
import { adminInvitationPath } from "~/paths/staff";
import { hashSessionToken } from "../../accounts/sessions/session-token.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { sendMail } from "../../shops/mail/send-mail.server";
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
  await sendMail(deps, invitationMail(shop, { ...member, url, requestKey }));
};
