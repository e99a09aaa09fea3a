// @public

import { optionCode } from "./option-code";

/** What search engines and feeds know variations of a product apart by. */
export type VariantProperty = "color" | "size" | "material" | "pattern";

const properties: Record<string, VariantProperty> = {
  color: "color",
  colour: "color",
  size: "size",
  material: "material",
  pattern: "pattern",
};

/** The property that an option's label means; absent for any other option. */
export const variantProperty = (label: string): VariantProperty | undefined => properties[optionCode(label)];
