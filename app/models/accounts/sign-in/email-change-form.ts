// @public

import { z } from "zod";
import { emailSchema } from "../../platform/validation/email";
import { currentPasswordSchema } from "./password-change-form";

/** Id of the form that changes the account's e-mail. */
export const emailChangeFormId = "change-email";

/** The new e-mail, and the current password as proof of ownership. */
export const emailChangeSchema = z.object({ email: emailSchema, current_password: currentPasswordSchema });

/** What the page behind a mailed link submits: confirm the change or cancel it. */
export const emailChangeAnswerSchema = z.object({ intent: z.enum(["confirm", "cancel"]) });
