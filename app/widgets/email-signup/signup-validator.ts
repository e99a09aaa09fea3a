import { withZod } from "@remix-validated-form/with-zod";
import { signupSchema } from "~/models/form/signup";

/** The rules of a signup, as forms want them. */
export const signupValidator = withZod(signupSchema);
