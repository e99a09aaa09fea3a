import type { ProductSelection } from "~/models/catalogue/options/product-selection";
import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import type { Item, Props } from "./schema";

/** Default titles of sliders (rule widgets-6). */
export const defaultTitles: Readonly<Record<ProductSelection, string>> = {
  bestsellers: message("Popular Products"),
  newest: message("New Products"),
  featured: message("Featured Products"),
  similar: message("Related Products"),
  manual: "",
};

export type SliderSettings = Pick<
  Props,
  "sliderEnabled" | "sliderTitle" | "productsSelection" | "limitToCategory" | "skus"
>;

/**
 * The title of a slider without products (rule widgets-6): the one its owner wrote. Without one, a slider of
 * the newest products of the whole shop says that the shop opens soon: no products there means none at all.
 */
export const emptyTitleOf = (
  { emptyTitle }: Pick<Props, "emptyTitle">,
  { sliderEnabled, productsSelection, limitToCategory }: SliderSettings,
): string => {
  if (!sliderEnabled) return "";
  return (
    emptyTitle || (productsSelection === "newest" && limitToCategory === "" ? phrase("Opening soon") : "")
  );
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
