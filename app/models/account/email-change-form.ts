import { z } from "zod";
import { emailSchema } from "../validation/email";
import { currentPasswordSchema } from "./password-change-form";

/** Id of the form that asks for another e-mail. */
export const emailChangeFormId = "change-email";

/** The e-mail an account should have, and the password its owner proves themselves with. */
export const emailChangeSchema = z.object({ email: emailSchema, current_password: currentPasswordSchema });

/** What the page of a mailed link sends: to go on with the change, or to end it. */
export const emailChangeAnswerSchema = z.object({ intent: z.enum(["confirm", "cancel"]) });
