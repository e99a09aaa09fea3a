import { isOpenTo } from "../price/match-price-level";
import { priceLevelText } from "../price/price-level-text";
import { type ProductTexts, shownTexts, textDetails } from "../product-field/product-texts";
import type { ShopSettings } from "../shop-settings/shop-settings";
import { addableQty } from "../stock/addable-qty";
import { variableStock } from "../stock/family-stock";
import { attributeLabel } from "./attribute-label";
import type { CategoryLink } from "./category-view";
import { familyPrice } from "./family-price";
import { type PriceView, priceView } from "./price-view";
import type { ProductCardView } from "./product-card";
import type { ProductClass } from "./product-class";
import { productImages } from "./product-images";
import type { ProductImage, ProductOptionAxis } from "./product-record";
import {
  type AxisView,
  chooseVariation,
  type VariationChoice,
  type VariationRecord,
} from "./product-variations";
import type { Rating } from "./rating";
import { type OfferedSellable, offer, type Sellable } from "./sellable";
import { type StockView, stockView } from "./stock-view";
import type { Viewer } from "./viewer";

/** A product as it is stored, with what its page needs. */
export type ProductRecord = ProductTexts & {
  id: number;
  sku: string;
  slug: string;
  classCode: ProductClass;
  name: string;
  /** HTML, made safe when it was taken in. */
  description: string;
  images: ProductImage[];
  /** Addresses of videos. */
  videos: string[];
  /** How it is delivered, in the owner's words. */
  itemDeliveryInfo: string;
  /** Which of the shop's delivery estimates holds; empty for the shop's first. */
  deliveryEstimateId: string;
  optionAxes: ProductOptionAxis[];
  attributes: Record<string, string[]>;
  breadcrumb: CategoryLink[];
  rating: Rating | null;
  self: Sellable;
  variations: VariationRecord[];
};

/** A product page for one viewer. */
export type ProductPageView = Omit<
  ProductRecord,
  "self" | "variations" | "optionAxes" | "attributes" | "deliveryEstimateId"
> & {
  /** Null in a shop without delivery estimates: nobody need ask for one. */
  deliveryEstimateId: string | null;
  /** The chosen variation; null for a product without any. `text` joins its values by ' | '. */
  variation: { sku: string; text: string } | null;
  axes: AxisView[];
  hasNoOptions: boolean;
  price: PriceView;
  /** 'Buy 3 for $21.00 each and save 13%' (rule prices-3). */
  priceLevelTexts: string[];
  stock: StockView;
  /** What is said of a product that is backordered; empty for none. */
  backorderMessage: string;
  /** What 'Add to Cart' puts into the cart and how many of it at most; null when nothing can be bought here. */
  purchase: { productId: number; maxQty: number } | null;
  /** What is known of it, by attribute. */
  details: { code: string; label: string; values: string[] }[];
  children: ProductCardView[];
};

/** A grouped product's own card, which knows its 'Starting at' price, and those of its children in order. */
export type ProductGroup = { own: ProductCardView; children: ProductCardView[] };

/** What the shop's settings say of its product pages. */
type PageSettings = {
  /** Whether option values that lead nowhere are shown. */
  displayMode?: "all" | "valid";
  /** Groups of filters, by whose labels attributes are called. */
  filters?: ShopSettings["catalogue"]["filters"];
};

/** Makes the page of a product for one viewer; `group` belongs to a grouped product. */
export function productPage(
  record: ProductRecord,
  group: ProductGroup | null,
  viewer: Viewer,
  addressSku: string | null,
  { displayMode = "all", filters = [] }: PageSettings = {},
): ProductPageView {
  const { self, variations, optionAxes, attributes, ...shown } = record;
  const skus = { addressSku, defaultSku: record.defaultVariationSku || null };
  const choice = chooseVariation(variations, optionAxes, viewer, skus, displayMode);
  const texts = shownTexts(record, choice.chosen?.texts);
  return {
    ...shown,
    ...texts,
    images: productImages(record.images, variations, choice.chosen?.sku ?? null),
    variation: choice.chosen && { sku: choice.chosen.sku, text: choice.chosen.text },
    axes: choice.axes,
    hasNoOptions: choice.axes.length > 0 && choice.hasNoOptions,
    ...(group ? groupOffer(group) : ownOffer(record, choice, viewer)),
    details: [...detailsOf(record, choice.chosen?.attributes ?? {}, filters), ...textDetails(texts)],
    children: group?.children ?? [],
  };
}

type Offer = Pick<ProductPageView, "price" | "priceLevelTexts" | "stock" | "backorderMessage" | "purchase">;

const groupOffer = ({ own }: ProductGroup): Offer => ({
  price: own.price,
  priceLevelTexts: [],
  stock: own.stock,
  backorderMessage: "",
  purchase: null,
});

function ownOffer(record: ProductRecord, choice: VariationChoice, viewer: Viewer): Offer {
  const isVariable = record.classCode === "variable_product";
  const bought = isVariable ? choice.chosen?.offered : offer(record.self, viewer);
  if (!bought) {
    const stock = stockView(variableStock(choice.offered.map((one) => one.stock)));
    // What no variation stands for costs what its card says.
    const known = familyPrice(choice.offered, "variable_product");
    const price: PriceView = known ? priceView(known, viewer) : { kind: "none" };
    return { price, priceLevelTexts: [], stock, backorderMessage: "", purchase: null };
  }
  const price = priceView(bought, viewer);
  const mayBuy = price.kind !== "sign-in" && price.kind !== "pending";
  const maxQty = addableQty(bought.stock.salableQty, 0, bought.maxCartQty);
  return {
    price,
    priceLevelTexts: price.kind === "visible" ? levelTexts(bought, viewer) : [],
    stock: stockView(bought.stock),
    backorderMessage: bought.stock.backordersMessage,
    purchase: bought.stock.isInStock && mayBuy ? { productId: bought.id, maxQty } : null,
  };
}

/** The tiers open to this viewer that save something; the tier of one piece is the price itself. */
function levelTexts(bought: OfferedSellable, viewer: Viewer): string[] {
  return bought.levels
    .filter((level) => level.minQty > 1 && isOpenTo(level, viewer.group))
    .filter((level) => level.priceMinor < bought.unitPriceMinor)
    .map((level) => priceLevelText(level, bought.unitPriceMinor, viewer.currency));
}

function detailsOf(
  { brand, attributes }: ProductRecord,
  ofVariation: Record<string, string[]>,
  filters: ShopSettings["catalogue"]["filters"],
) {
  const merged = { ...(brand ? { brand: [brand] } : {}), ...attributes, ...ofVariation };
  return Object.entries(merged)
    .filter(([, values]) => values.length > 0)
    .map(([code, values]) => ({ code, label: attributeLabel(code, filters), values }));
}
