import { type SignupProps, signupPropsSchema } from "~/models/content/signup";

/** Email signup (rule forms-13). */
export const schema = signupPropsSchema;

/** Validated properties. */
export type Props = SignupProps;
