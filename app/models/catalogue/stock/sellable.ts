// @public

import type { Minor } from "../../platform/money/money";
import { offerFieldList, type SoldValues } from "../offer/offer-values";
import type { PriceLevel } from "../price/price-level";
import type { ProductClass } from "../product/product-class";
import { noSoldTexts, type SoldTexts } from "../product/product-texts";
import type { StockItem } from "./stock-item";

/**
 * Everything that decides whether, in which quantity and at which price something can be sold, including what
 * a variation inherits (docs/rules/selling.md). Amounts in minor units. It is what `offerFields` says of an
 * offer, with what its product adds.
 */
export type SellableTerms = SoldValues<"self"> & {
  classCode: ProductClass;
  status: "active" | "archived" | "discontinued";
  /** Whether it is visible; for a variation, whether its product is too. */
  isListed: boolean;
  item: StockItem;
  /** The lowest price of the thirty days before the present one (rule prices-11); null for none. */
  priorMinor: Minor | null;
  levels: PriceLevel[];
};

/** Something that can be sold, with its texts that belong to a price. */
export type Sellable = SellableTerms &
  SoldTexts & {
    id: number;
    /** Whether something can be chosen for it besides its variation (rule options-10). */
    hasOptions: boolean;
  };

/** Something that can be sold where its measure and its options do not matter. */
export const plainSellable = (terms: SellableTerms, id: number): Sellable => ({
  ...terms,
  ...noSoldTexts,
  id,
  hasOptions: false,
});

const soldAs = (place: "self" | "item") =>
  Object.fromEntries(
    offerFieldList.flatMap(({ key, kind, empty, sold }) =>
      sold === place ? [[key, kind === "fee" ? (empty ?? 0) : empty] as const] : [],
    ),
  );

/** The stock of a product without a stock item: nothing to sell. */
export const missingItem: StockItem = { ...(soldAs("item") as SoldValues<"item">), reserved: 0 };

/** A simple product that costs nothing and of which there is none: what reading one begins with. */
export const emptySellable: Sellable = {
  ...plainSellable(
    {
      ...(soldAs("self") as SoldValues<"self">),
      classCode: "simple",
      status: "active",
      isListed: true,
      item: missingItem,
      priorMinor: null,
      levels: [],
    },
    0,
  ),
};
