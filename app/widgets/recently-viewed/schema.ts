import { declareWidget, noItems, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { count, text } from "~/models/platform/fields/describe";
import { phrase } from "~/models/platform/texts/phrase";

/** Recently viewed products (rule recently-viewed-3). */
export const declaration = declareWidget({
  title: "Recently viewed",
  help: "The products that this browser viewed before, the latest first.",
  props: {
    title: text("Title", { default: phrase("Recently viewed") }),
    maxProducts: count("Most products", { min: 1, max: 12, default: 4 }),
  },
  items: noItems,
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
