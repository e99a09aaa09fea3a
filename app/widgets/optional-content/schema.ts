import { z } from "zod";
import { fieldFlag } from "~/models/content/field-values";
import { choiceProp, textProp } from "~/models/content/widget-props";
import type { OptionalContent } from "~/models/platform/media/product-record";
import { fieldText, type WidgetItem } from "~/models/shops/widget-content";

/**
 * Optional content (rule widgets-14): a title, a second title and HTML, which can be hidden without being
 * deleted. With `categorySlug` it is the category's, otherwise the first item's.
 */
export const schema = z.object({
  categorySlug: textProp(),
  /** Open, or collapsed under its title. */
  display: choiceProp(["open", "folded"]),
});

/** Validated properties. */
export type Props = z.output<typeof schema>;

/** The optional content of an item; null if it is hidden or empty. */
export function contentOfItem(item: WidgetItem | undefined): OptionalContent | null {
  const content = {
    title: fieldText(item, "title"),
    sub_title: fieldText(item, "sub_title"),
    description: fieldText(item, "description"),
    show: fieldFlag(item, "show", true),
  };
  return shownContent(content);
}

/** The visible parts of an optional content: all or none. */
export function shownContent(content: OptionalContent | null): OptionalContent | null {
  return content?.show && (content.title || content.description) ? content : null;
}
