import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { choice, html, list, text } from "~/models/platform/fields/describe";

/** Text content: title and HTML (rule widgets-12). */
export const declaration = declareWidget({
  title: "Text in columns",
  help: "Titles and texts; one takes the whole width, more stand beside each other.",
  isForSellers: true,
  props: {
    title: text("Title above them"),
    textAlign: choice(
      "Words",
      [
        ["left", "Left"],
        ["center", "In the middle"],
      ],
      { default: "left" },
    ),
  },
  items: list("Columns", "Column", { title: text("Title"), subText: html("Text") }),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;
