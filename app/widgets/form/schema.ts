import { type FormProps, formPropsSchema } from "~/models/form/read-form-definition";

/** Form (part 3, §3 "Form field items", §4 "Form"). The server checks what is sent by the same definition. */
export const schema = formPropsSchema;

/** Checked properties. */
export type Props = FormProps;
