import { z } from "zod";
import { fieldFlag, fieldList } from "~/models/widget/field-values";
import { fieldText, type WidgetItem } from "~/models/widget/widget-content";
import { choiceProp, countProp, flagProp, textListProp, textProp } from "~/models/widget/widget-props";

/** Titles a slider has when its owner gave none (part 3, §9). */
export const defaultTitles = {
  bestsellers: "Popular Products",
  newest: "New Products",
  featured: "Featured Products",
  similar: "Related Products",
  manual: "",
} as const;

const selections = ["bestsellers", "newest", "featured", "similar", "manual"] as const;

/**
 * Product slider (part 3, §3 "Slider admin data" and §9: 10 products at most by default). The properties are the
 * template's setting; the first item may carry the owner's own, see {@link sliderSettings}.
 */
export const schema = z.object({
  sliderEnabled: flagProp(true),
  sliderTitle: textProp(),
  productsSelection: choiceProp(selections),
  limitToCategory: textProp(),
  skus: textListProp(),
  maxProducts: countProp(1, 24, 10),
  /** How many are seen at once: `standard` 1.5, 3, 3.2, 5 or 6.38 by width, `wide` 1.5, 2, 3, 4 or 6.38. */
  layout: choiceProp(["standard", "wide"]),
  showStock: flagProp(true),
  primaryButtonLabel: textProp("Add to Cart"),
  secondaryButtonLabel: textProp("View Details"),
});

/** Checked properties. */
export type Props = z.output<typeof schema>;

/** What a slider shows. */
export type SliderSettings = Pick<
  Props,
  "sliderEnabled" | "sliderTitle" | "productsSelection" | "limitToCategory" | "skus"
>;

/**
 * Whose word counts: the template's properties, or the first item's when that has `sliderUseTemplateSetting` off. An
 * item may always switch the slider off.
 */
export function sliderSettings(props: Props, items: WidgetItem[]): SliderSettings {
  const [item] = items;
  const sliderEnabled = props.sliderEnabled && fieldFlag(item, "sliderEnabled", true);
  if (!item || fieldFlag(item, "sliderUseTemplateSetting")) return { ...props, sliderEnabled };
  const selection = selections.find((word) => word === fieldText(item, "productsSelection"));
  const skus = fieldList(item, "skus");
  return {
    sliderEnabled,
    sliderTitle: fieldText(item, "sliderTitle", props.sliderTitle),
    productsSelection: selection ?? props.productsSelection,
    limitToCategory: fieldText(item, "limitToCategory", props.limitToCategory),
    skus: skus.length > 0 ? skus : props.skus,
  };
}
