import { type ProductSelection, productSelections } from "~/models/catalogue/product-selection";
import { fieldFlag, fieldList } from "~/models/content/field-values";
import { fieldText, type WidgetItem } from "~/models/shops/widget-content";
import type { Props } from "./schema";

/** Default titles of sliders (rule widgets-6). */
export const defaultTitles: Readonly<Record<ProductSelection, string>> = {
  bestsellers: "Popular Products",
  newest: "New Products",
  featured: "Featured Products",
  similar: "Related Products",
  manual: "",
};

/** The settings of a slider. */
export type SliderSettings = Pick<
  Props,
  "sliderEnabled" | "sliderTitle" | "productsSelection" | "limitToCategory" | "skus"
>;

/**
 * Resolves the settings: the template's properties, or the first item's if it has `sliderUseTemplateSetting`
 * off. An item may always disable the slider.
 */
export function sliderSettings(props: Props, items: WidgetItem[]): SliderSettings {
  const [item] = items;
  const sliderEnabled = props.sliderEnabled && fieldFlag(item, "sliderEnabled", true);
  if (!item || fieldFlag(item, "sliderUseTemplateSetting")) return { ...props, sliderEnabled };
  const selection = productSelections.find((word) => word === fieldText(item, "productsSelection"));
  const skus = fieldList(item, "skus");
  return {
    sliderEnabled,
    sliderTitle: fieldText(item, "sliderTitle", props.sliderTitle),
    productsSelection: selection ?? props.productsSelection,
    limitToCategory: fieldText(item, "limitToCategory", props.limitToCategory),
    skus: skus.length > 0 ? skus : props.skus,
  };
}
