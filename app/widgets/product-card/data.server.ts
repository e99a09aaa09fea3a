import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { listRequestedProducts } from "~/services/catalogue/listing/list-requested-products.server";
import type { WidgetLoader } from "~/services/content/widgets/widget-loader";
import type { Item, Props } from "./schema";

/** The widget's product; null if it does not exist. */
export const load: WidgetLoader<ProductCardView | null, Props, Item> = async (ctx, { props, items }) => {
  const sku = items[0]?.sku || props.sku;
  if (!sku) return null;
  const page = await listRequestedProducts(ctx, ctx.visitor, {
    selection: "manual",
    skus: [sku],
    limit: 1,
  });
  // A missing product may be added later.
  ctx.addCacheTags("catalogue", ...page.tags);
  return page.products[0] ?? null;
};
