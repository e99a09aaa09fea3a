import type { OptionalContent } from "~/models/platform/media/product-record";
import { findOptionalContent } from "~/services/catalogue/product/find-optional-content.server";
import type { WidgetLoader } from "~/services/content/widgets/widget-loader";
import { type Item, type Props, shownContent } from "./schema";

/** What to show: the category's content, or the widget's own. */
export const load: WidgetLoader<OptionalContent | null, Props, Item> = async (ctx, { props, items }) => {
  if (!props.categorySlug) return shownContent(items[0] ?? null);
  ctx.addCacheTags("catalogue");
  return shownContent(await findOptionalContent(ctx, props.categorySlug));
};
