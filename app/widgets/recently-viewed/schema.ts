import { z } from "zod";
import { countProp, textProp } from "~/models/content/widget-props";

/** Recently viewed products (rule recently-viewed-3). */
export const schema = z.object({
  title: textProp("Recently viewed"),
  maxProducts: countProp(1, 12, 4),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;
