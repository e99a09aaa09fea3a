// @public

import type { Rating } from "../../marketplace/rating";
import type { ProductImage } from "../../platform/media/product-record";
import { metaText } from "../../shops/pages/page-meta";
import type { SellerCount } from "../offer/choose-offer";
import { offer } from "../offer/offer-at";
import { type PriceView, priceView } from "../price/price-view";
import type { Viewer } from "../price/viewer";
import { familyPrice } from "../product/family-price";
import { isGiftCard } from "../product/is-gift-card";
import { isFamily } from "../product/listed-prices";
import type { ProductClass } from "../product/product-class";
import { groupedStock, variableStock } from "../stock/family-stock";
import type { Sellable } from "../stock/sellable";
import { type StockView, stockView } from "../stock/stock-view";
import { type CardAction, cardAction } from "./card-action";

/** A product on a card or in a row of a list, as one viewer sees it. */
export type ProductCardView = {
  id: number;
  sku: string;
  slug: string;
  /** Set if the card shows one variation: it then links to `/pv/{sku}`. */
  variationSku: string | null;
  classCode: ProductClass;
  name: string;
  subTitle: string;
  /** Plain text; loaded only for lists. */
  shortDescription: string;
  brand: string;
  image: ProductImage | null;
  /** Second picture, shown on hover. */
  secondImage: ProductImage | null;
  price: PriceView;
  stock: StockView;
  action: CardAction;
  /** Whether gift certificates are sold, of one amount or of several; absent if not. */
  isGiftCard?: true;
  /** CSS colors of the variations' swatches; absent for fewer than two. */
  swatches?: readonly string[];
  /** Absent if reviews are off or there are none. */
  rating?: Rating;
  /**
   * Several sellers of a marketplace, and the lowest price among them; absent for one, and for hidden prices.
   */
  sellers?: SellerCount;
  /** The seller whose offer it shows; absent outside of marketplaces. */
  sellerId?: string;
};

/** A stored product with its members. */
export type CardRecord = Omit<
  ProductCardView,
  "price" | "stock" | "action" | "isGiftCard" | "rating" | "sellers"
> & {
  /** The product itself; for a family only what its members inherit. */
  self: Sellable;
  /** Variations of a variable product; children (or their variations) of a grouped product. */
  members: Sellable[];
  /** How many sellers offer it; absent or null for one. */
  sellers?: SellerCount | null;
};

/**
 * Makes a product's card for one viewer.
 * @param rating the rating to show; null for none
 */
export function productCard(record: CardRecord, rating: Rating | null, viewer: Viewer): ProductCardView {
  const { price, stock } = priceAndStock(record, viewer);
  const { id, sku, slug, variationSku, classCode, name, subTitle, brand, image, secondImage } = record;
  const card: ProductCardView = {
    id,
    sku,
    slug,
    variationSku,
    classCode,
    name,
    subTitle,
    shortDescription: record.shortDescription && metaText(record.shortDescription, 240),
    brand,
    image,
    secondImage,
    price,
    stock,
    action: cardAction({ classCode, price, stock, hasOptions: record.self.hasOptions }),
  };
  return {
    ...card,
    ...(isCardOfGift(record) ? { isGiftCard: true } : {}),
    ...(record.swatches && record.swatches.length > 1 ? { swatches: record.swatches } : {}),
    ...(rating ? { rating } : {}),
    ...(record.sellerId === undefined ? {} : { sellerId: record.sellerId }),
    // Where this viewer may not see the price, no other seller's may be seen either.
    ...(record.sellers && price.kind === "visible" ? { sellers: record.sellers } : {}),
  };
}

const isCardOfGift = ({ classCode, members }: CardRecord): boolean =>
  isGiftCard(
    classCode,
    members.map((member) => member.classCode),
  );

function priceAndStock({ classCode, self, members }: CardRecord, viewer: Viewer) {
  if (!isFamily(classCode)) {
    const offered = offer(self, viewer);
    return { price: priceView(offered, viewer), stock: stockView(offered.stock) };
  }
  const offered = members.map((member) => offer(member, viewer));
  const known = familyPrice(offered, classCode);
  const stocks = offered.map((member) => member.stock);
  const info = classCode === "grouped" ? groupedStock(stocks) : variableStock(stocks);
  const price: PriceView = known
    ? priceView(
        self.hidePrice ? { ...known, sellable: { ...known.sellable, hidePrice: true } } : known,
        viewer,
      )
    : { kind: "none" };
  return { price, stock: stockView(info) };
}
