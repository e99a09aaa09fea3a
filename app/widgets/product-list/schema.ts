import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { choice, flag, link, list, number, references, text } from "~/models/platform/fields/describe";
import { phrase } from "~/models/platform/texts/phrase";

/** Product list (rules widgets-8 and widgets-9). */
export const declaration = declareWidget({
  title: "Product list",
  help: "Products below each other with price and button, in groups under titles.",
  isForSellers: true,
  props: {
    listTitle: text("Title", { default: "Product List" }),
    showMsrp: flag("Show the list price", { default: true }),
    showSku: flag("Show the SKU", { default: true }),
    msrpLabel: text("Words before the list price", { default: phrase("List Price:") }),
    priceLabel: text("Words before the price", { default: phrase("Our Price:") }),
    requestQuoteLabel: text("Label of the quote", { default: phrase("Contact for lowest price!") }),
    requestQuoteUrl: link("Link of the quote", { help: "Without it no quote is offered." }),
    primaryButtonLabel: text("Label of the button", { default: phrase("Add to Cart") }),
    secondaryButtonLabel: text("Label where a choice comes first", { default: phrase("View Details") }),
    display: choice(
      "Shown as",
      [
        ["list", "Rows"],
        ["carousel", "Carousel with five on a page"],
      ],
      { default: "list" },
    ),
    autoScroll: flag("Turns automatically", {
      default: true,
      help: "From 768 px on, two further at a time.",
      when: { field: "display", is: ["carousel"] },
    }),
    autoScrollSeconds: number("Seconds before it turns", {
      min: 1,
      max: 60,
      default: 5,
      when: { field: "display", is: ["carousel"] },
    }),
  },
  items: list("Groups", "Group", {
    groupTitle: text("Title"),
    productsSku: references("Products", "product", {
      help: "Their SKUs, in this order, separated by a comma, a bar or a line break.",
    }),
  }),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
