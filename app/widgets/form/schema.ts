import { type FormProps, formPropsSchema } from "~/models/form/read-form-definition";

/** Form (rules forms-5 and forms-6). The server checks what is sent by the same definition. */
export const schema = formPropsSchema;

/** Checked properties. */
export type Props = FormProps;
