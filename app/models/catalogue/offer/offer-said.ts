// @public

import type { SaidOfProduct } from "../product/product-said";
import { offerFieldList } from "./offer-values";

const translated = offerFieldList.filter(({ isTranslated }) => isTranslated);

/** The columns of an offer that may be in each of the shop's languages (rule texts-7). */
export const translatedOfferCells: readonly string[] = translated.map(({ cell }) => cell);

/**
 * An offer's terms with its seller's words in the language that is read, as far as they are written (rule
 * texts-8).
 * @param said what the product says in it, then what the product of a variation does
 */
export function offerSaid<Terms extends object>(
  terms: Terms,
  ...said: readonly (SaidOfProduct | null | undefined)[]
): Terms {
  const texts = translated.flatMap(({ key, cell }) => {
    const text = said.map((one) => one?.[cell]).find(Boolean);
    return key in terms && text ? [[key, text] as const] : [];
  });
  return texts.length === 0 ? terms : { ...terms, ...Object.fromEntries(texts) };
}
