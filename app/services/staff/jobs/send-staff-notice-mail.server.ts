import { officeUrl } from "~/models/shops/mail/mail-url";
import { staffNoticeMail } from "~/models/staff/sign-in/staff-mails";
import { adminResetPath } from "~/paths/staff";
import type { JobHandler } from "../../shops/jobs/job.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { findStaffRecipient } from "./find-staff-recipient.server";

/** Tells a member of staff what happened to their account, if the e-mail has one. */
export const sendStaffNoticeMailJob: JobHandler<"send-staff-notice-mail"> = async (
  deps,
  { shopId, email, notice, at },
) => {
  const found = await findStaffRecipient(deps, shopId, { email });
  if (!found) return;
  const { ctx, member, shop } = found;
  const url = officeUrl(ctx, adminResetPath());
  await sendMail(deps, staffNoticeMail(shop, { ...member, url, notice, at }));
};
