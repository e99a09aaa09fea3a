import { withZod } from "@remix-validated-form/with-zod";
import { signupSchema } from "~/models/content/form/signup";

export const signupValidator = withZod(signupSchema);
