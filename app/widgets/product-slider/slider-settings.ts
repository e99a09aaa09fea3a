import type { ProductSelection } from "~/models/catalogue/options/product-selection";
import type { Item, Props } from "./schema";

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
 * What stands where a slider has no products (rule widgets-6): its owner's words, else those of a shop that
 * has nothing at all, which the newest of the whole shop tell.
 */
export const emptyTitleOf = (
  { emptyTitle }: Pick<Props, "emptyTitle">,
  { sliderEnabled, productsSelection, limitToCategory }: SliderSettings,
): string => {
  if (!sliderEnabled) return "";
  return emptyTitle || (productsSelection === "newest" && limitToCategory === "" ? "Opening soon" : "");
};

/**
 * Resolves the settings: the template's properties, or the first item's if it has `sliderUseTemplateSetting`
 * off. An item may always disable the slider.
 */
export function sliderSettings(props: Props, [item]: readonly Item[]): SliderSettings {
  const sliderEnabled = props.sliderEnabled && (item?.sliderEnabled ?? true);
  if (!item || item.sliderUseTemplateSetting) return { ...props, sliderEnabled };
  return {
    sliderEnabled,
    sliderTitle: item.sliderTitle || props.sliderTitle,
    productsSelection: item.productsSelection || props.productsSelection,
    limitToCategory: item.limitToCategory || props.limitToCategory,
    skus: item.skus.length > 0 ? item.skus : props.skus,
  };
}
