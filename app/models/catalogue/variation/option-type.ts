import { message } from "~/models/platform/texts/message";
import type { Variation } from "./variation";

/**
 * The state of an option value (rule variations-1): type_1 in stock, type_2 backordered, type_3 out of stock,
 * type_4 unavailable, type_5 other sellers, type_6 other options.
 */
export type OptionValueState = "type_1" | "type_2" | "type_3" | "type_4" | "type_5" | "type_6";

/** The text beside an option value; in stock and backordered have none (rule variations-1). */
export const optionTypeTexts: Record<OptionValueState, string> = {
  type_1: "",
  type_2: "",
  type_3: message("Sold Out"),
  type_4: message("Unavailable"),
  type_5: message("See Other Sellers"),
  type_6: message("See Options"),
};

/**
 * The type of one variation; a missing combination is unavailable. Never type_6, which depends on the others.
 */
export function optionType(variation: Variation | undefined): Exclude<OptionValueState, "type_6"> {
  if (!variation) return "type_4";
  if (variation.isFromJpin) return "type_5";
  switch (variation.stockStatus) {
    case "in-stock":
      return "type_1";
    case "backordered":
      return "type_2";
    case "out-of-stock":
      return "type_3";
    default:
      return "type_4";
  }
}
