import type { ProductCardView } from "~/models/catalogue/product-card";
import { fieldText } from "~/models/shops/widget-content";
import { listRequestedProducts } from "~/services/catalogue/list-requested-products.server";
import type { WidgetLoader } from "~/services/content/widget-loader";
import { schema } from "./schema";

/** The widget's product; null if it does not exist. */
export const load: WidgetLoader<ProductCardView | null> = async (ctx, content) => {
  const sku = fieldText(content.items[0], "sku", schema.parse(content.props).sku);
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
