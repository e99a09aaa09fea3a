import { passwordResetMail } from "~/models/accounts/sign-in/password-reset-mail";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { resetPasswordPath } from "~/paths/account";
import type { JobHandler } from "../../shops/jobs/job.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { hashSessionToken } from "../sessions/session-token.server";
import { createPasswordReset } from "../sign-in/create-password-reset.server";
import { findMailRecipient } from "./find-mail-recipient.server";

/** Sends a password reset link, if the shop has an account with the e-mail. A repeat sends a new link. */
export const sendPasswordResetMailJob: JobHandler<"send-password-reset-mail"> = async (
  deps,
  { shopId, email, returnTo, pendingAction },
) => {
  const found = await findMailRecipient(deps, shopId, email);
  if (!found) return;
  const { ctx, customer, shop } = found;
  const token = await createPasswordReset(ctx, customer.id);
  const url = mailUrl(ctx, resetPasswordPath(token, returnTo, pendingAction));
  const requestKey = hashSessionToken(token).slice(0, 16);
  await sendMail(deps, passwordResetMail(shop, { email, firstName: customer.firstName, url, requestKey }));
};
