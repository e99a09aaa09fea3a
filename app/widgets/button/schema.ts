import { z } from "zod";

/** Button widget (part 3, §3 "Button item"): with the template setting on, name and value come from the template. */
export const schema = z.object({
  buttonUseTemplateSetting: z.boolean().catch(false).default(false),
  name: z.string().catch("").default(""),
  value: z.string().catch("").default(""),
});

/** Checked properties. */
export type Props = z.output<typeof schema>;
