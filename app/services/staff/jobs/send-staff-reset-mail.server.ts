import { officeUrl } from "~/models/shops/mail/mail-url";
import { staffResetMail } from "~/models/staff/sign-in/staff-mails";
import { adminResetPath } from "~/paths/staff";
import { hashSessionToken } from "../../accounts/sessions/session-token.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { createStaffLink } from "../sign-in/staff-links.server";
import { findStaffRecipient } from "./find-staff-recipient.server";

/**
 * Sends the link that sets a new password, to who works here and has accepted the invitation. A repeat sends
 * a new link.
 */
export const sendStaffResetMailJob: JobHandler<"send-staff-reset-mail"> = async (deps, { shopId, email }) => {
  const found = await findStaffRecipient(deps, shopId, { email });
  if (!found || found.member.passwordHash === null) return;
  const { ctx, member, shop } = found;
  const token = await createStaffLink(ctx, member.staffId, "reset");
  const url = officeUrl(ctx, adminResetPath(token));
  const requestKey = hashSessionToken(token).slice(0, 16);
  await sendMail(deps, staffResetMail(shop, { ...member, url, requestKey }));
};
