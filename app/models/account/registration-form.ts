import { z } from "zod";
import { emailSchema } from "../validation/email";
import { requiredText } from "../validation/required-text";
import { newPasswordSchema } from "./new-password";

/** Id of the form that creates an account. */
export const registrationFormId = "register";

/** Longest first or last name, in characters. */
export const maxNameLength = 100;

/** What the form that creates an account holds. */
export const registrationSchema = z.object({
  first_name: requiredText("First name", maxNameLength),
  last_name: requiredText("Last name", maxNameLength),
  email: emailSchema,
  password: newPasswordSchema,
});

/** A registration as typed, trimmed, its e-mail in lower case. */
export type RegistrationForm = z.output<typeof registrationSchema>;
