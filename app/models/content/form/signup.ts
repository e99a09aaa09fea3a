// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";

const longestEmail = 254;

/** Messages of the signup (rule forms-13). */
const signupMessages = {
  required: phrase("Email is required!"),
  invalid: phrase("Invalid email!"),
};

/** A signup as submitted, its e-mail trimmed and in lower case. */
export const signupSchema = z.object({
  email: z
    .string({ required_error: signupMessages.required, invalid_type_error: signupMessages.required })
    .trim()
    .toLowerCase()
    .min(1, signupMessages.required)
    .max(longestEmail, signupMessages.invalid)
    .email(signupMessages.invalid),
});
