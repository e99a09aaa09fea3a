// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { formMessages } from "../../platform/validation/messages";
import { newPasswordSchema } from "./new-password";

/** Id of the form that the reset link opens. */
export const newPasswordFormId = "new-password";

/** The link's token, and the new password twice because it cannot be read back. */
export const passwordResetSchema = z
  .object({
    hash: z.string().max(100).default(""),
    password: newPasswordSchema,
    password_again: z.string().default(""),
  })
  .refine((form) => form.password === form.password_again, {
    path: ["password_again"],
    message: formMessages.confirmed(phrase("Password")),
  });
