import { z } from "zod";

/** A footer menu (rule menus-6): vertical or horizontal, optional dividers. */
export const schema = z.object({
  menuId: z.string().catch("").default(""),
  title: z.string().catch("").default(""),
  layout: z.enum(["vertical", "horizontal"]).catch("vertical").default("vertical"),
  dividers: z.boolean().catch(false).default(false),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;
