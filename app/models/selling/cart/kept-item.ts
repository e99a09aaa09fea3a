// @public

import { offer } from "../../catalogue/offer/offer-at";
import { type ChoiceText, choiceTexts, type LineChoices } from "../../catalogue/options/line-choices";
import { optionFeeMinor } from "../../catalogue/options/option-fees";
import { priceAt } from "../../catalogue/price/price-at";
import { type PriceView, priceView } from "../../catalogue/price/price-view";
import type { Viewer } from "../../catalogue/price/viewer";
import { plainSellable } from "../../catalogue/stock/sellable";
import { type StockView, stockView } from "../../catalogue/stock/stock-view";
import type { ProductImage } from "../../platform/media/product-record";
import type { CartProduct } from "./cart-line-record";

/** What was kept: a product or variation of a seller, what was chosen for it, and pieces. */
export type KeptRecord = {
  id: number;
  productId: number;
  sellerId: string;
  lineData: LineChoices;
  qty: number;
};

/** Who sells a kept item in a marketplace. */
export type KeptSeller = { name: string; code: string };

/** An item of a list, or a saved one, at current prices and stock for one viewer. */
export type KeptItemView = {
  id: number;
  productId: number;
  sku: string;
  name: string;
  /** Slug of the product's page; empty if there is none. */
  slug: string;
  isVariation: boolean;
  variationText: string;
  image: ProductImage | null;
  choiceTexts: ChoiceText[];
  qty: number;
  /** Per piece, with the fees of its options. */
  price: PriceView;
  stock: StockView;
  /** The seller; absent for the shop's own. */
  soldBy?: KeptSeller;
  /** Whether it can go to the cart as it is. */
  isAddable: boolean;
  /** Whether it is a family, of which one has to be chosen on its page first. */
  needsChoice: boolean;
};

const noPrice: PriceView = { kind: "none" };

/** Makes the view of a kept item for one viewer. */
export function keptItem(
  { id, productId, lineData, qty }: Omit<KeptRecord, "sellerId">,
  product: CartProduct,
  viewer: Viewer,
): KeptItemView {
  const { sku, name, slug, isVariation, variationText, image, classCode, optionSet } = product;
  const offered = offer(plainSellable(product, productId), viewer);
  const isFamily = classCode === "variable_product" || classCode === "grouped";
  const feeMinor = optionFeeMinor(optionSet, lineData.options);
  const price = isFamily ? noPrice : priceAt(priceView(offered, viewer), [], { qty, feeMinor });
  const isSeen = price.kind === "visible";
  const texts = choiceTexts(optionSet, lineData);
  const stock = stockView(offered.stock);
  return {
    id,
    productId,
    sku,
    name,
    slug,
    isVariation,
    variationText,
    image,
    qty,
    price,
    stock,
    // Fees are prices: who may not see those sees no fees.
    choiceTexts: isSeen ? texts : texts.map((text) => ({ ...text, feeMinor: 0 })),
    needsChoice: isFamily,
    isAddable: stock.isInStock && (isSeen || price.kind === "in-cart"),
  };
}
