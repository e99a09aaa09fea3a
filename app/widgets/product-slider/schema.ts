import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { choice, count, flag, list, reference, references, text } from "~/models/platform/fields/describe";
import { phrase } from "~/models/platform/texts/phrase";

const own = { field: "sliderUseTemplateSetting", is: [false] } as const;

/**
 * Product slider (rule widgets-6). The properties are the template's setting; the first item may contain the
 * owner's own, see `sliderSettings`.
 */
export const declaration = declareWidget({
  title: "Product slider",
  help: "A row of product cards. Without products it is hidden, unless it has words for then.",
  isForSellers: true,
  props: {
    sliderEnabled: flag("Show it", { default: true }),
    sliderTitle: text("Title", {
      help: "Without one it is `Popular Products`, `New Products`, `Featured Products` or `Related Products`, by what it shows.",
    }),
    emptyTitle: text("Title without products", {
      help: "Such as `Opening soon`, shown with the logo and email of the shop while there is no product.",
    }),
    productsSelection: choice(
      "Products",
      [
        ["bestsellers", "Best sellers"],
        ["newest", "The newest"],
        ["featured", "Featured ones"],
        ["similar", "Similar to the ones below"],
        ["manual", "The ones below"],
      ],
      { default: "bestsellers" },
    ),
    limitToCategory: reference("Only of this category", "category", {
      help: "Its slug; without one, the whole shop.",
    }),
    skus: references("SKUs", "product", {
      help: "What is shown, or what others are to be similar to.",
      when: { field: "productsSelection", is: ["manual", "similar"] },
    }),
    maxProducts: count("Most products", { min: 1, max: 24, default: 10 }),
    layout: choice(
      "Cards",
      [
        ["standard", "Standard: 1.5, 3, 3.2, 5 or 6.38 by width"],
        ["wide", "Wide: 1.5, 2, 3, 4 or 6.38 by width"],
      ],
      { default: "standard" },
    ),
    showStock: flag("Say whether they are in stock", { default: true }),
    primaryButtonLabel: text("Label of the button", { default: phrase("Add to Cart") }),
    secondaryButtonLabel: text("Label where a choice comes first", { default: phrase("View Details") }),
  },
  items: list(
    "Own settings",
    "Own settings",
    {
      sliderUseTemplateSetting: flag("Use the page’s settings", {
        default: false,
        help: "Switches off all below but “Show it”.",
      }),
      sliderEnabled: flag("Show it", { default: true }),
      sliderTitle: text("Title", { when: own }),
      productsSelection: choice(
        "Products",
        [
          ["", "As the page says"],
          ["bestsellers", "Best sellers"],
          ["newest", "The newest"],
          ["featured", "Featured ones"],
          ["similar", "Similar to the ones below"],
          ["manual", "The ones below"],
        ],
        { default: "", when: own },
      ),
      limitToCategory: reference("Only of this category", "category", { when: own }),
      skus: references("SKUs", "product", { when: own }),
    },
    { most: 1, help: "What an item says counts before the properties; what it leaves empty is as they say." },
  ),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
