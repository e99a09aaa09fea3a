// @public

import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { CardPage } from "../listing/select-cards.server";
import { findMatches } from "../products/find-matches.server";
import type { ListingPart } from "../products/list-category-products.server";
import { selectListedCards } from "../products/select-listed-cards.server";

/** What is looked for; `everything` as in {@link findMatches}. */
export type Search = ListingPart & { keyword: string; everything: boolean };

/**
 * Products that match a keyword, a page of cards. The card of a variation's SKU stands for that variation.
 */
export async function searchProducts(ctx: ShopContext, visitor: Visitor, search: Search): Promise<CardPage> {
  return selectListedCards(ctx, visitor, await findMatches(ctx, search), search.texts);
}
