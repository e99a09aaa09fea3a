// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { emailSchema } from "../../platform/validation/email";
import { requiredName } from "../../platform/validation/person-name";
import { newPasswordSchema } from "./new-password";
import { passwordProblem } from "./password-problem";

/** Id of the form that creates an account. */
export const registrationFormId = "register";

/** Longest first or last name, in characters. */
export const maxNameLength = 100;

/** The fields of a registration. The server also rejects common passwords. */
export const registrationSchema = z
  .object({
    first_name: requiredName(phrase("First name"), maxNameLength),
    last_name: requiredName(phrase("Last name"), maxNameLength),
    email: emailSchema,
    password: newPasswordSchema,
  })
  .superRefine(({ email, password }, issues) => {
    const message = passwordProblem(password, { email });
    if (message) issues.addIssue({ code: "custom", path: ["password"], message });
  });

/** A registration, trimmed, its e-mail in lower case. */
export type RegistrationForm = z.output<typeof registrationSchema>;
