import { listProductsForSlider } from "~/services/catalogue/list-products-for-slider.server";
import type { WidgetLoader } from "~/services/content/load-template-view.server";
import { schema } from "./schema";

/** The cards of the slider; a slider that is switched off asks for nothing. */
export const load: WidgetLoader = async (ctx, content) => {
  const props = schema.parse(content.props);
  if (!props.sliderEnabled) return null;
  const page = await listProductsForSlider(ctx, ctx.visitor, {
    selection: props.productsSelection,
    limitToCategory: props.limitToCategory,
    skus: props.skus,
    maxProducts: props.maxProducts,
  });
  // New and better sold products enter a slider unseen by product tags, so it also follows the whole catalogue.
  ctx.shows("catalogue", ...page.tags);
  return page.products;
};
