import { signInWarningMail } from "~/models/accounts/sign-in/sign-in-warning-mail";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { resetPasswordPath } from "~/paths/account";
import type { JobHandler } from "../../shops/jobs/job.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { findMailRecipient } from "./find-mail-recipient.server";

/** Warns the owner of an account about repeated failed sign-ins, if the e-mail has an account. */
export const sendSignInWarningMailJob: JobHandler<"send-sign-in-warning-mail"> = async (
  deps,
  { shopId, email },
) => {
  const found = await findMailRecipient(deps, shopId, email);
  if (!found) return;
  const { ctx, customer, shop } = found;
  const day = ctx.now().toISOString().slice(0, 10);
  const url = mailUrl(ctx, resetPasswordPath());
  const { id: customerId, firstName } = customer;
  await sendMail(deps, signInWarningMail(shop, { customerId, firstName, email, url, day }));
};
