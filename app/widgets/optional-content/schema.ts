import { z } from "zod";
import type { OptionalContent } from "~/models/catalogue/product-record";
import { fieldFlag } from "~/models/widget/field-values";
import { fieldText, type WidgetItem } from "~/models/widget/widget-content";
import { choiceProp, textProp } from "~/models/widget/widget-props";

/**
 * Optional content (rule widgets-14): a title, a second title and HTML, which can be hidden without being lost. With
 * `categorySlug` it is that of the category, otherwise that of the first item.
 */
export const schema = z.object({
  categorySlug: textProp(),
  /** Open for all to read, or folded under its title. */
  display: choiceProp(["open", "folded"]),
});

/** Checked properties. */
export type Props = z.output<typeof schema>;

/** The optional content of an item; null when it is hidden or has nothing to say. */
export function contentOfItem(item: WidgetItem | undefined): OptionalContent | null {
  const content = {
    title: fieldText(item, "title"),
    sub_title: fieldText(item, "sub_title"),
    description: fieldText(item, "description"),
    show: fieldFlag(item, "show", true),
  };
  return shownContent(content);
}

/** What of an optional content is shown: all or nothing. */
export function shownContent(content: OptionalContent | null): OptionalContent | null {
  return content?.show && (content.title || content.description) ? content : null;
}
