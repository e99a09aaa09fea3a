// @public

import { z } from "zod";
import { emailSchema } from "../platform/validation/email";

/** A form with an e-mail only: to reset a password or to resend the registration mail. */
export const emailFormSchema = z.object({ email: emailSchema });

/** Id of the form that requests a password reset link. */
export const resetRequestFormId = "reset-request";
/** Id of the form that resends the registration mail. */
export const mailAgainFormId = "mail-again";
