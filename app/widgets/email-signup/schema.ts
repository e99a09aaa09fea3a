import { type SignupProps, signupPropsSchema } from "~/models/form/signup";

/** Email signup (part 3, §4 and §9). */
export const schema = signupPropsSchema;

/** Checked properties. */
export type Props = SignupProps;
