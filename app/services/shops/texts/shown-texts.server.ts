// @public

import type { Shop } from "~/models/shops/shop";
import { catalogueOfShop, productMessages } from "./catalogues.server";

/** Every text of the product as a shop's pages say it, by what it is in English. */
export function shownTexts({ settings }: Pick<Shop, "settings">): Map<string, string> {
  const texts = catalogueOfShop(settings)?.texts ?? {};
  const shownOf = (text: string) => (Object.hasOwn(texts, text) ? texts[text] : undefined) ?? text;
  return new Map(productMessages.map((text) => [text, shownOf(text).split("||")[0] ?? ""]));
}
