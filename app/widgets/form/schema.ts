import { type FormProps, formPropsSchema } from "~/models/content/form-props";

/** Form (rules forms-5 and forms-6). The server validates submissions by the same definition. */
export const schema = formPropsSchema;

/** Validated properties. */
export type Props = FormProps;
