import { z } from "zod";
import { choiceProp, flagProp, numberProp, textProp } from "~/models/content/widget-props";

/** Product list (rules widgets-8 and widgets-9). */
export const schema = z.object({
  listTitle: textProp("Product List"),
  showMsrp: flagProp(true),
  showSku: flagProp(true),
  msrpLabel: textProp("List Price:"),
  priceLabel: textProp("Our Price:"),
  requestQuoteLabel: textProp("Contact for lowest price!"),
  /** Without an address no quote is offered. */
  requestQuoteUrl: textProp(),
  primaryButtonLabel: textProp("Add to Cart"),
  secondaryButtonLabel: textProp("View Details"),
  /** Rows below each other, or a carousel with autoplay. */
  display: choiceProp(["list", "carousel"]),
  autoScroll: flagProp(true),
  autoScrollSeconds: numberProp(1, 60, 5),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;
