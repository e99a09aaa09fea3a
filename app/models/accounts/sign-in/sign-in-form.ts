// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { emailSchema } from "../../platform/validation/email";
import { formMessages } from "../../platform/validation/messages";
import { maxPasswordLength } from "./new-password";

export const signInFormId = "sign-in";

/**
 * The fields of the sign-in form. Rules for new passwords do not apply: the password may be older than they
 * are.
 */
export const signInSchema = z.object({
  email: emailSchema,
  password: z
    .string({ required_error: formMessages.required(phrase("Password")) })
    .min(1, formMessages.required(phrase("Password")))
    .max(maxPasswordLength, formMessages.max(phrase("Password"), maxPasswordLength)),
});

/** E-mail in lower case; password as typed. */
export type SignInForm = z.output<typeof signInSchema>;
