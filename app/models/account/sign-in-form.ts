import { z } from "zod";
import { emailSchema } from "../validation/email";
import { messages } from "../validation/messages";
import { maxPasswordLength } from "./new-password";

/** Id of the sign-in form. */
export const signInFormId = "sign-in";

/**
 * What the sign-in form holds. The password is not held to the rules for new ones: they may have been others when it
 * was chosen.
 */
export const signInSchema = z.object({
  email: emailSchema,
  password: z
    .string({ required_error: messages.required("Password") })
    .min(1, messages.required("Password"))
    .max(maxPasswordLength, messages.max("Password", maxPasswordLength)),
});

/** E-mail in lower case and password as typed. */
export type SignInForm = z.output<typeof signInSchema>;
