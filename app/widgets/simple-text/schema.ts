import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { html, list } from "~/models/platform/fields/describe";

/** Simple text: HTML, hidden if empty (rule widgets-12). */
export const declaration = declareWidget({
  title: "Text",
  help: "Running text in a width that reads well.",
  isForSellers: true,
  props: {},
  items: list("Text", "Text", { textContent: html("Text") }, { most: 1 }),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
