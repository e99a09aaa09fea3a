// @public

import { english, translateWith } from "~/models/platform/texts/format-message";
import type { Translate } from "~/models/platform/texts/message";
import type { Shop } from "~/models/shops/shop";
import { catalogueOfShop } from "./catalogues.server";

/**
 * The product's own words in one language: what says them, its tag, and the name under which browsers get
 * scripts in it, empty for English.
 */
export type ShopTexts = { t: Translate; language: string; set: string };

/** The product's words as they are written. */
export const englishTexts: ShopTexts = { t: english, language: "en", set: "" };

/**
 * The product's words in the language of a shop, or its owner's in their place (rules texts-1 and texts-6);
 * English where they are in no other.
 */
export function textsOf({ settings }: Pick<Shop, "settings">): ShopTexts {
  const catalogue = catalogueOfShop(settings);
  if (!catalogue) return englishTexts;
  const { texts, language, set } = catalogue;
  return { t: translateWith(texts, language), language, set };
}
