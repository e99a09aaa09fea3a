import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { listRequestedProducts } from "~/services/catalogue/listing/list-requested-products.server";
import type { WidgetLoader } from "~/services/content/widgets/widget-loader";
import { listGroups } from "./list-groups";
import type { Item, Props } from "./schema";

/** The products of all groups, loaded together: as many as there are SKUs (rule widgets-8). */
export const load: WidgetLoader<ProductCardView[], Props, Item> = async (ctx, content) => {
  const skus = [...new Set(listGroups(content.items).flatMap((group) => group.skus))];
  if (skus.length === 0) return [];
  const page = await listRequestedProducts(ctx, ctx.visitor, {
    selection: "manual",
    skus,
    limit: skus.length,
  });
  ctx.addCacheTags("catalogue", ...page.tags);
  return page.products;
};
