import { z } from "zod";
import { fieldList } from "~/models/widget/field-values";
import { fieldText, type WidgetItem } from "~/models/widget/widget-content";
import { choiceProp, flagProp, numberProp, textProp } from "~/models/widget/widget-props";

/** Product list (part 3, §3 "Product list widget props", §9 for the carousel). */
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
  /** Rows below each other, or a carousel that turns by itself. */
  display: choiceProp(["list", "carousel"]),
  autoScroll: flagProp(true),
  autoScrollSeconds: numberProp(1, 60, 5),
});

/** Checked properties. */
export type Props = z.output<typeof schema>;

/** SKUs under a title of their own; the first group may have none. */
export type ListGroup = { title: string; skus: string[] };

/** The groups of a list: `groupTitle` and `productsSku` of each item. Groups without SKUs are left out. */
export function listGroups(items: WidgetItem[]): ListGroup[] {
  return items
    .map((item) => ({ title: fieldText(item, "groupTitle"), skus: fieldList(item, "productsSku") }))
    .filter(({ skus }) => skus.length > 0);
}
