import { declareWidget, type ItemOf, type PropsOf } from "~/models/content/widgets/widget-declaration";
import { choice, flag, html, list, reference, text } from "~/models/platform/fields/describe";
import type { OptionalContent } from "~/models/platform/media/product-record";

/**
 * Optional content (rule widgets-14): a title, a second title and HTML, which can be hidden without being
 * deleted. With `categorySlug` it is the category's, otherwise the first item's.
 */
export const declaration = declareWidget({
  title: "Optional text",
  help: "A text with a title that can be switched off without being deleted.",
  props: {
    categorySlug: reference("Category", "category", {
      help: "Shows the optional text of this category in place of the item’s.",
    }),
    display: choice(
      "Shown",
      [
        ["open", "Open"],
        ["folded", "Folded under its title"],
      ],
      { default: "open" },
    ),
  },
  items: list(
    "Text",
    "Text",
    {
      title: text("Title"),
      sub_title: text("Second title"),
      description: html("Text"),
      show: flag("Show it", { default: true }),
    },
    { most: 1 },
  ),
});

/** Properties as the component reads them. */
export type Props = PropsOf<typeof declaration>;
/** An item as the component reads it. */
export type Item = ItemOf<typeof declaration>;

/** The visible parts of an optional content: all or none. */
export function shownContent(content: OptionalContent | null): OptionalContent | null {
  return content?.show && (content.title || content.description) ? content : null;
}
