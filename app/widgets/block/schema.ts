import { type NestedProps, nestedSchema } from "~/models/widget/nested-source";

/** A block: a piece of page kept once and shown in many places. (part 3, §3) */
export const schema = nestedSchema;

/** Checked properties. */
export type Props = NestedProps;
