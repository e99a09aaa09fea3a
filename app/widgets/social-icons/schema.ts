import { z } from "zod";

/** Social icons of the footer (rule menus-7): each with visibility, address and order. */
export const schema = z.object({
  title: z.string().catch("").default(""),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;
