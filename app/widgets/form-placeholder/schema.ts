import { type NestedProps, nestedSchema } from "~/models/widget/nested-source";

/** The place in a template where a form's template stands. (part 3, §3) */
export const schema = nestedSchema;

/** Checked properties. */
export type Props = NestedProps;
