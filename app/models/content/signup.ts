import { z } from "zod";

const longestEmail = 254;

/** Messages of the signup (rule forms-13). */
const signupMessages = {
  required: "Email is required!",
  invalid: "Invalid email!",
  success: "Your Email has been successfully submitted!",
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

/** Properties of the signup widget (rule forms-13). */
export const signupPropsSchema = z.object({
  formName: z.string().catch("").default(""),
  title: z.string().catch("").default(""),
  description: z.string().catch("").default(""),
  label: z.string().min(1).catch("Email").default("Email"),
  placeholder: z.string().catch("").default(""),
  buttonLabel: z.string().min(1).catch("Sign up").default("Sign up"),
  buttonWidthPx: z.number().int().min(44).max(400).catch(100).default(100),
  buttonHeightPx: z.number().int().min(44).max(120).catch(52).default(52),
  successMessage: z.string().min(1).catch(signupMessages.success).default(signupMessages.success),
});

/** Properties of the signup widget. */
export type SignupProps = z.output<typeof signupPropsSchema>;
