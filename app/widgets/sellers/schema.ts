import { z } from "zod";
import { countProp, textProp } from "~/models/content/widget-props";

/** Sellers of a marketplace (rule sellers-3). */
export const schema = z.object({
  title: textProp("Sellers near you"),
  maxSellers: countProp(1, 12, 5),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;
