import { z } from "zod";
import { messages } from "../validation/messages";
import { newPasswordSchema } from "./new-password";

/** Id of the form behind that link. */
export const newPasswordFormId = "new-password";

/** The new password with the token of the link, typed twice because nobody can look it up again. */
export const passwordResetSchema = z
  .object({
    hash: z.string().max(100).default(""),
    password: newPasswordSchema,
    password_again: z.string().default(""),
  })
  .refine((form) => form.password === form.password_again, {
    path: ["password_again"],
    message: messages.confirmed("Password"),
  });
