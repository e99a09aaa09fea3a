import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { listRequestedProducts } from "~/services/catalogue/listing/list-requested-products.server";
import type { WidgetLoader } from "~/services/content/widgets/widget-loader";
import type { Item, Props } from "./schema";
import { sliderSettings } from "./slider-settings";

/** The cards of the slider; null where it is switched off, fails or has none (rule widgets-6). */
export const load: WidgetLoader<ProductCardView[] | null, Props, Item> = async (ctx, { props, items }) => {
  const settings = sliderSettings(props, items);
  if (!settings.sliderEnabled) return null;
  const page = await listRequestedProducts(ctx, ctx.visitor, {
    selection: settings.productsSelection,
    categories: settings.limitToCategory ? [settings.limitToCategory] : [],
    skus: settings.skus,
    limit: props.maxProducts,
  });
  // New and better-selling products enter a slider without a tag of its own, so it depends on the whole
  // catalogue.
  ctx.addCacheTags("catalogue", ...page.tags);
  return page.products.length > 0 ? page.products : null;
};
