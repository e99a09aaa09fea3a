import { z } from "zod";
import { productSelections } from "~/models/catalogue/product-selection";
import { choiceProp, countProp, flagProp, textListProp, textProp } from "~/models/content/widget-props";

/**
 * Product slider (rule widgets-6). The properties are the template's setting; the first item may contain the
 * owner's own, see `sliderSettings`.
 */
export const schema = z.object({
  sliderEnabled: flagProp(true),
  sliderTitle: textProp(),
  productsSelection: choiceProp(productSelections),
  limitToCategory: textProp(),
  skus: textListProp(),
  maxProducts: countProp(1, 24, 10),
  /** Number of visible cards: `standard` 1.5, 3, 3.2, 5 or 6.38 by width, `wide` 1.5, 2, 3, 4 or 6.38. */
  layout: choiceProp(["standard", "wide"]),
  showStock: flagProp(true),
  primaryButtonLabel: textProp("Add to Cart"),
  secondaryButtonLabel: textProp("View Details"),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;
