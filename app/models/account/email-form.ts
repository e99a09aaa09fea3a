import { z } from "zod";
import { emailSchema } from "../validation/email";

/** A form that asks for an e-mail alone: to reset a password, or to get a mail again. */
export const emailFormSchema = z.object({ email: emailSchema });

/** Id of the form that asks for a link to choose a new password. */
export const resetRequestFormId = "reset-request";
/** Id of the form that asks for the mail of a registration again. */
export const mailAgainFormId = "mail-again";
