import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { choice, count, flag, list, reference, text } from "~/models/platform/fields/describe";

/**
 * Product card (rule cards-3): `tall` is 475 px high, `compact` 435 px; its name has at most 1, 2 or 3 lines.
 * The product is named by SKU here or in the first item.
 */
export const declaration = declareWidget({
  title: "Product card",
  help: "One product as listings show it.",
  isForSellers: true,
  props: {
    sku: reference("Product", "product", { help: "Its SKU, here or in the item." }),
    layout: choice(
      "Height",
      [
        ["tall", "Tall (475 px)"],
        ["compact", "Compact (435 px)"],
      ],
      { default: "tall" },
    ),
    nameLines: count("Lines of the name", { min: 1, max: 3, default: 2 }),
    showStock: flag("Say whether it is in stock", { default: true }),
    primaryButtonLabel: text("Label of the button", { help: "Without one, `Add to Cart`." }),
    secondaryButtonLabel: text("Label where a choice comes first", { help: "Without one, `View Options`." }),
  },
  items: list("Product", "Product", { sku: reference("Product", "product") }, { most: 1 }),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
