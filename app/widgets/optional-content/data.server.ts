import type { OptionalContent } from "~/models/platform/media/product-record";
import { findOptionalContent } from "~/services/catalogue/find-optional-content.server";
import type { WidgetLoader } from "~/services/content/widget-loader";
import { contentOfItem, schema, shownContent } from "./schema";

/** What to show: the category's content, or the widget's own. */
export const load: WidgetLoader<OptionalContent | null> = async (ctx, content) => {
  const { categorySlug } = schema.parse(content.props);
  if (!categorySlug) return contentOfItem(content.items[0]);
  ctx.addCacheTags("catalogue");
  return shownContent(await findOptionalContent(ctx, categorySlug));
};
