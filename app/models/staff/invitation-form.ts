// @public

import { z } from "zod";
import { newPasswordSchema } from "../accounts/sign-in/new-password";
import { emailSchema } from "../platform/validation/email";
import { formMessages } from "../platform/validation/messages";
import { requiredName } from "../platform/validation/person-name";

/** Id of the form that the link of an invitation opens. */
export const invitationFormId = "staff-invitation";

/** What a member of staff is called. */
const nameSchema = requiredName("Name", 80);

/** Who is invited. */
export const inviteeSchema = z.object({ email: emailSchema, name: nameSchema });

/** The link's token, the name, and the new password twice because it cannot be read back. */
export const invitationSchema = z
  .object({
    hash: z.string().max(100).default(""),
    name: nameSchema,
    password: newPasswordSchema,
    password_again: z.string().default(""),
  })
  .refine((form) => form.password === form.password_again, {
    path: ["password_again"],
    message: formMessages.confirmed("Password"),
  });
