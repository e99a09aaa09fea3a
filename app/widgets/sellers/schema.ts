import { declareWidget, noItems, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { count, text } from "~/models/platform/fields/describe";
import { phrase } from "~/models/platform/texts/phrase";

/** Sellers of a marketplace (rule sellers-3). */
export const declaration = declareWidget({
  title: "Sellers",
  help: "The sellers of a marketplace, the nearest to the visitor first.",
  props: {
    title: text("Title", { default: phrase("Sellers near you") }),
    maxSellers: count("Most sellers", { min: 1, max: 12, default: 5 }),
  },
  items: noItems,
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
