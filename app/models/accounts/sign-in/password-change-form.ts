// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { formMessages } from "../../platform/validation/messages";
import { maxPasswordLength, newPasswordSchema } from "./new-password";

export const passwordChangeFormId = "change-password";

/** The current password; it may predate today's rules for passwords. */
export const currentPasswordSchema = z
  .string({ required_error: formMessages.required(phrase("Current password")) })
  .min(1, formMessages.required(phrase("Current password")))
  .max(maxPasswordLength, formMessages.max(phrase("Current password"), maxPasswordLength));

/** The current password, and the new one twice because it cannot be read back. */
export const passwordChangeSchema = z
  .object({
    current_password: currentPasswordSchema,
    password: newPasswordSchema,
    password_again: z.string().default(""),
  })
  .refine((form) => form.password === form.password_again, {
    path: ["password_again"],
    message: formMessages.confirmed(phrase("Password")),
  });
