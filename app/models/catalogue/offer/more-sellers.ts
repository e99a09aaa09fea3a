// @public

import type { ProductImage } from "../../platform/media/product-record";
import type { ListingPaging } from "../listing/paging";
import { type PriceView, priceView } from "../price/price-view";
import type { Viewer } from "../price/viewer";
import { type StockView, stockView } from "../stock/stock-view";
import type { OfferingSeller } from "./market-part";
import { offer } from "./offer-at";
import type { OfferCondition } from "./offer-condition";
import type { PageOffer } from "./page-offer";

/** One of the offers of a product for a viewer (rule sellers-10). */
export type OfferView = {
  productId: number;
  seller: OfferingSeller;
  condition: OfferCondition;
  /** The seller's words about it; empty without any. */
  conditionNote: string;
  price: PriceView;
  stock: StockView;
  /** How and when it is delivered; empty for unknown. */
  delivery: string[];
  /** `add` puts it into the cart, `options` leads to the page on which something is chosen first. */
  action: "add" | "options" | "none";
};

/** Every offer of a product or variation. */
export type MoreSellersView = {
  name: string;
  /** The values of the variation; empty for a product. */
  variationText: string;
  image: ProductImage | null;
  /** The page of the product. */
  slug: string;
  /** The JPIN of its page. */
  pageJpin: string;
  variationSku: string | null;
  /** The variations of its page with their JPINs; empty for a single product. */
  variations: { text: string; jpin: string; isShown: boolean }[];
  offers: OfferView[];
  paging: ListingPaging;
};

/**
 * An offer as a viewer sees it; a hidden price stays hidden.
 * @param arrival when it arrives, in words; empty for unknown
 */
export function offerView(
  { sellable, condition, conditionNote, itemDeliveryInfo }: PageOffer,
  seller: OfferingSeller,
  viewer: Viewer,
  arrival: string,
): OfferView {
  const offered = offer(sellable, viewer);
  const price = priceView(offered, viewer);
  const mayBuy = offered.stock.isInStock && (price.kind === "visible" || price.kind === "in-cart");
  return {
    productId: sellable.id,
    seller,
    condition,
    conditionNote,
    price,
    stock: stockView(offered.stock),
    delivery: [offered.stock.backordersMessage, itemDeliveryInfo, arrival].filter(Boolean),
    action: mayBuy ? (sellable.hasOptions ? "options" : "add") : "none",
  };
}
