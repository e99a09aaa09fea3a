import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { list, text } from "~/models/platform/fields/describe";

/** Copyright line (rule menus-8). */
export const declaration = declareWidget({
  title: "Copyright line",
  help: "The last line of a footer.",
  isOfFrame: true,
  props: {},
  items: list(
    "Line",
    "Line",
    {
      text: text("Line", {
        default: "© {year} {client}",
        needed: true,
        help: "`{year}` and `{client}` are the year and the shop’s name. What follows a bar is a link: its words, then its address.",
      }),
    },
    { most: 1 },
  ),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
