import { z } from "zod";
import { choiceProp, countProp, flagProp, textProp } from "~/models/content/widget-props";

/**
 * Product card (rule cards-3): `tall` is 475 px high, `compact` 435 px; its name has at most 1, 2 or 3 lines.
 * The product is named by SKU here or in the first item.
 */
export const schema = z.object({
  sku: textProp(),
  layout: choiceProp(["tall", "compact"]),
  nameLines: countProp(1, 3, 2),
  showStock: flagProp(true),
  primaryButtonLabel: textProp(),
  secondaryButtonLabel: textProp(),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;
