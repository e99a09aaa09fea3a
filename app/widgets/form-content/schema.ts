import { type NestedProps, nestedSchema } from "~/models/widget/nested-source";

/** A form and what stands around it, kept as a template of its own. (part 3, §3) */
export const schema = nestedSchema;

/** Checked properties. */
export type Props = NestedProps;
