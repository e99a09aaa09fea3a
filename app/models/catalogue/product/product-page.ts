// @public

import type { Rating } from "../../marketplace/rating";
import type { ProductImage, ProductOptionAxis } from "../../platform/media/product-record";
import type { ShopSettings } from "../../shops/settings/shop-settings";
import type { ProductCardView } from "../cards/product-card";
import type { CategoryLink } from "../categories/category-view";
import type { MarketPart } from "../offer/market-part";
import { offer } from "../offer/offer-at";
import type { PageTerms } from "../offer/offer-values";
import type { SetOffer } from "../offer/set-offer";
import { hasChoices } from "../options/line-choices";
import { optionSetOf } from "../options/option-set-of";
import type { OptionSet } from "../options/product-option";
import { withoutFees } from "../options/without-fees";
import type { SubscriptionPlan } from "../plans/plan";
import { withPlans } from "../plans/plan-option";
import { promisedLevels } from "../price/match-price-level";
import type { Tier } from "../price/price-at";
import { priceLevelText } from "../price/price-level-text";
import { type PriceView, priceView } from "../price/price-view";
import type { Viewer } from "../price/viewer";
import { addableCap, addableQty } from "../stock/addable-qty";
import { type ArrivalTerms, backorderOf } from "../stock/arrival";
import { expectedShipText } from "../stock/expected-ship-text";
import { variableStock } from "../stock/family-stock";
import { isBoughtSingly } from "../stock/fixed-quantity";
import { isWaitedFor } from "../stock/is-waited-for";
import type { Sellable } from "../stock/sellable";
import { type StockView, stockView } from "../stock/stock-view";
import {
  type AxisView,
  chooseVariation,
  type VariationChoice,
  type VariationRecord,
} from "../variation/product-variations";
import { detailsOf } from "./details-of";
import { familyPrice } from "./family-price";
import { soldClass } from "./is-gift-card";
import { type ParcelPart, parcelPart } from "./parcel-part";
import { type ProductAbout, productAbout } from "./product-about";
import type { ProductClass } from "./product-class";
import { productImages } from "./product-images";
import { type OwnTab, ownTabs, tabContent } from "./product-tabs";
import { type ProductTexts, shownTexts, textDetails } from "./product-texts";

/** A stored product with everything its page needs. */
export type ProductPageRecord = ProductTexts &
  PageTerms & {
    id: number;
    sku: string;
    slug: string;
    classCode: ProductClass;
    name: string;
    /** HTML, sanitized on import. */
    description: string;
    images: ProductImage[];
    /** Addresses of videos. */
    videos: string[];
    /** What its buyers may download; empty for nothing. */
    downloadText: string;
    /** The intervals it may be subscribed at; empty for a product that is only bought once. */
    plans: SubscriptionPlan[];
    /** Code of its option set; null without one. */
    optionSetCode: string | null;
    optionAxes: ProductOptionAxis[];
    attributes: Record<string, string[]>;
    breadcrumb: CategoryLink[];
    rating: Rating | null;
    /** What its set says; null without one. */
    optionSet: OptionSet | null;
    self: Sellable;
    variations: VariationRecord[];
  };

/** What browsers get in another shape or not at all. */
type KeptBack = keyof Pick<
  ProductPageView,
  | "description"
  | "details"
  | "shippingHtml"
  | "ownTabs"
  | "metaTitle"
  | "metaDescription"
  | "optionSetCode"
  | "shownSku"
>;

/** A product as browsers get it: what is told of it are static parts. */
export type ShownProduct = Omit<ProductPageView, KeptBack> & { about: ProductAbout };

/** The product for a document, or for a browser that asks for the data of its page alone. */
export function shownProduct(product: ProductPageView, isDocument: boolean): ShownProduct {
  const {
    description,
    details,
    shippingHtml,
    ownTabs,
    metaTitle: _title,
    metaDescription: _description,
    optionSetCode: _set,
    shownSku: _sku,
    ...shown
  } = product;
  const about = productAbout({ description, details, shippingHtml, ownTabs }, isDocument);
  return { ...shown, about };
}

/** A product page for one viewer. */
export type ProductPageView = Omit<
  ProductPageRecord,
  "self" | "variations" | "optionAxes" | "attributes" | "deliveryEstimateId" | "optionSet"
> &
  ParcelPart & {
    /** Null if the shop has no delivery estimates or nothing is delivered, so that the page requests none. */
    deliveryEstimateId: string | null;
    /** The selected variation; null for a product without variations. `text` joins its values by ' | '. */
    variation: { sku: string; text: string } | null;
    /**
     * SKU of the variation that is shown, also while some of its options are open; null without variations.
     */
    shownSku: string | null;
    axes: AxisView[];
    hasNoOptions: boolean;
    /** Whether gift certificates are sold, of one amount or of several (rule gift-cards-8). */
    isGiftCard: boolean;
    price: PriceView;
    /** 'Buy 3 for $21.00 each and save 13%' (rule prices-3). */
    priceLevelTexts: string[];
    stock: StockView;
    /** Message for a backordered product; otherwise empty. */
    backorderMessage: string;
    /** 'Expected to ship on Jan 31 2027' for a backordered product; otherwise empty (rule selling-12). */
    shipText: string;
    /** When it ships if it is backordered and what is bought is known; else null. */
    backorder: ArrivalTerms["backorder"];
    /**
     * Labels of options of which nothing is chosen yet; what is shown then is no variation (rule
     * variations-8).
     */
    missing: string[];
    /** What 'Add to Cart' adds; null if nothing can be bought here. */
    purchase: Purchase | null;
    /**
     * Id of what a mail can be asked for when it is back (rule stock-notices-1); null unless it is out of
     * stock.
     */
    waitedId: number | null;
    /** What can be chosen and typed for it, without fees where prices are hidden; null for nothing. */
    options: OptionSet | null;
    /** Its attributes, without those that are tabs of their own. */
    details: { code: string; label: string; values: string[] }[];
    /** What the owner says of shipping, HTML; empty for nothing, and for what is not shipped. */
    shippingHtml: string;
    ownTabs: OwnTab[];
    children: ProductCardView[];
    /**
     * The whole set at once; null for a product that is not a set, or while something has to be chosen first.
     */
    set: SetOffer | null;
    /** Who sells it; null outside of marketplaces. */
    market: MarketPart | null;
  };

/**
 * What 'Add to Cart' adds, its maximum quantity, and the tiers of its price if that is visible. `isQtyFixed`
 * where it is bought one piece at a time (rule options-16).
 */
export type Purchase = { productId: number; maxQty: number; tiers: Tier[]; isQtyFixed: boolean };

/** A grouped product's own card, with its 'Starting at' price, and its children's cards in order. */
export type ProductGroup = { own: ProductCardView; children: ProductCardView[]; set: SetOffer | null };

/** The shop's settings for product pages. */
type PageSettings = {
  /** Whether to show option values without a variation. */
  displayMode?: "all" | "valid";
  /** The options the address leaves open; null where it names no variation. */
  openLabels?: readonly string[] | null;
  /** Filter groups, whose labels name the attributes. */
  filters?: ShopSettings["catalogue"]["filters"];
  /** The owner's tabs, what they say of shipping (rule product-11), and size guides. */
  tabs?: Pick<ShopSettings["product_page"], "shipping_html" | "tabs" | "size_guides">;
  /** Today in the shop's time zone, an ISO day: a ship date before it is not shown. */
  today?: string;
};

/** Makes a product page for one viewer; `group` is set for a grouped product. */
export function productPage(
  record: ProductPageRecord,
  group: ProductGroup | null,
  viewer: Viewer,
  addressSku: string | null,
  { displayMode = "all", filters = [], tabs = noTabs, openLabels = null, today = "" }: PageSettings = {},
): ProductPageView {
  const { self, variations, optionAxes, attributes, optionSet, ...shown } = record;
  const skus = { addressSku, defaultSku: record.defaultVariationSku || null };
  const choice = chooseVariation(variations, optionAxes, viewer, skus, displayMode, openLabels);
  const isChosen = choice.missing.length === 0;
  const texts = shownTexts(record, isChosen ? choice.chosen?.texts : undefined);
  const offered = group ? groupOffer(group) : ownOffer(record, choice, viewer, today);
  const set = withPlans(optionSetOf(soldClass(record), optionSet), record.plans, "on the page");
  const isPriced = offered.price.kind === "visible";
  const ofVariation = (isChosen && choice.chosen?.attributes) || {};
  const tabCodes = tabs.tabs.map(({ attribute }) => attribute);
  return {
    ...shown,
    ...texts,
    description: tabContent(record.description),
    options: hasChoices(set) ? (isPriced ? set : withoutFees(set)) : null,
    images: productImages(record.images, variations, choice.chosen?.sku ?? null),
    variation: isChosen && choice.chosen ? { sku: choice.chosen.sku, text: choice.chosen.text } : null,
    shownSku: choice.chosen?.sku ?? null,
    missing: choice.missing,
    axes: choice.axes,
    hasNoOptions: choice.axes.length > 0 && choice.hasNoOptions,
    isGiftCard: soldClass(record) === "gift_certificate",
    ...offered,
    condition: (isChosen && choice.chosen?.condition) || record.condition,
    conditionNote: isChosen && choice.chosen ? choice.chosen.conditionNote : record.conditionNote,
    market: null,
    details: [
      ...detailsOf(record, ofVariation, filters).filter(({ code }) => !tabCodes.includes(code)),
      ...textDetails(texts),
    ],
    shippingHtml: tabContent(tabs.shipping_html),
    ...parcelPart(record.breadcrumb, tabs.size_guides),
    ownTabs: ownTabs(tabs.tabs, { ...attributes, ...ofVariation }),
    children: group?.children ?? [],
    set: group?.set ?? null,
  };
}

const noTabs = { shipping_html: "", tabs: [], size_guides: [] };

type Offer = Pick<
  ProductPageView,
  | "price"
  | "priceLevelTexts"
  | "stock"
  | "backorderMessage"
  | "shipText"
  | "backorder"
  | "purchase"
  | "waitedId"
>;

const groupOffer = ({ own }: ProductGroup): Offer => ({
  price: own.price,
  priceLevelTexts: [],
  stock: own.stock,
  backorderMessage: "",
  shipText: "",
  backorder: null,
  purchase: null,
  waitedId: null,
});

function ownOffer(record: ProductPageRecord, choice: VariationChoice, viewer: Viewer, today: string): Offer {
  const isVariable = record.classCode === "variable_product";
  const isChosen = choice.missing.length === 0;
  const bought = isVariable ? (isChosen ? choice.chosen?.offered : null) : offer(record.self, viewer);
  if (!bought) {
    const stock = stockView(variableStock(choice.offered.map((one) => one.stock)));
    // Without a variation the price is that of the card.
    const known = familyPrice(choice.offered, "variable_product");
    const price: PriceView = known ? priceView(known, viewer) : { kind: "none" };
    const nothing = {
      backorderMessage: "",
      shipText: "",
      backorder: null,
      purchase: null,
      waitedId: null,
    };
    return { price, priceLevelTexts: [], stock, ...nothing };
  }
  const price = priceView(bought, viewer);
  const mayBuy = price.kind !== "sign-in" && price.kind !== "pending";
  const isQtyFixed = isBoughtSingly(optionSetOf(soldClass(record), record.optionSet));
  const { maxCartQty, levels: known } = bought.sellable;
  const maxQty = addableQty(bought.stock.salableQty, 0, maxCartQty);
  const { unitPriceMinor } = bought;
  const reach = {
    group: viewer.group,
    unitPriceMinor,
    maxQty: isQtyFixed ? 1 : Math.min(maxCartQty, addableCap),
  };
  const levels = price.kind === "visible" ? promisedLevels(known, reach) : [];
  const stock = stockView(bought.stock);
  const backorder = backorderOf(bought.sellable, bought.stock.isBackorders);
  return {
    price,
    priceLevelTexts: levels.map((level) => priceLevelText(level, unitPriceMinor, viewer.currency)),
    stock,
    waitedId: mayBuy && isWaitedFor(stock) ? bought.sellable.id : null,
    backorderMessage: bought.stock.backordersMessage,
    shipText: expectedShipText(backorder?.shipsOn ?? null, today),
    backorder,
    purchase:
      bought.stock.isInStock && mayBuy
        ? {
            productId: bought.sellable.id,
            maxQty: isQtyFixed ? 1 : maxQty,
            isQtyFixed,
            tiers: levels.map(({ minQty, priceMinor }) => ({ minQty, priceMinor })),
          }
        : null,
  };
}
