import type { Minor } from "../../platform/money/money";
import type { OfferCondition } from "./offer-condition";

/** The kinds of an offer's fields, with what is kept of each. Amounts are minor units. */
export type FieldValues = {
  /** What it costs. Files read it by rules of its own. */
  price: Minor;
  /** An amount, or none. */
  amount: Minor | null;
  /** An amount that a variation without one has from its product; without any it is 0. */
  fee: Minor | null;
  flag: boolean;
  visibility: boolean;
  count: number;
  text: string;
  /** An ISO day, or none. */
  day: string | null;
  condition: OfferCondition | "";
  /** The last part of an address, or none. */
  slug: string | null;
  /** Prices of further markets as a file has them (`market-prices.ts`). */
  marketPrices: string;
};

/** A kind of an offer's fields. */
export type FieldKind = keyof FieldValues;

/** A value of an offer's field. */
export type FieldValue = FieldValues[FieldKind];

/** A field of what a seller asks for a product, and of the pieces it is sold from. */
export type OfferField = {
  /** The table whose column it is: `offers` or `stock_items`. */
  of: "offer" | "stock";
  /** What it is called in forms, in an owner's words. */
  label: string;
  help?: string;
  example?: string;
  /** Its column in that table; of what is sold also in the view `sellables`. */
  column: string;
  /** Its column in products.csv and offers.csv. */
  cell: string;
  /** Among which of their columns it is written. */
  group: "price" | "pieces" | "stock" | "sale" | "delivery";
  kind: FieldKind;
  /** What a new offer has, and an empty cell means. */
  empty: FieldValue;
  /**
   * Where it is read: in a `Sellable`, on the server alone, or in its stock item; or, so that cards do
   * without it, beside the `Sellable` by lines of carts and by pages, or by pages alone. What of it a visitor
   * sees is decided by price-view.ts (rule prices-6), stock/product-stock.ts and product-page.ts.
   */
  sold?: "self" | "item" | "line" | "page";
  /** Set if it may be in each of the shop's languages (rule texts-7). */
  isTranslated?: true;
};

/**
 * Every field of an offer, in the order of its columns in files. Statements, files, comparisons and the
 * `Sellable` follow from it (docs/recipes.md); price levels, SKUs and counts of stock are no single values
 * and are dealt with where they are read.
 */
export const offerFields = {
  /** The list price. */
  priceMinor: {
    of: "offer",
    label: "List price",
    example: "24.00",
    column: "price_minor",
    cell: "price",
    group: "price",
    kind: "price",
    empty: 0,
    sold: "self",
  },
  /** What it is sold at. */
  finalPriceMinor: {
    of: "offer",
    label: "Sold at",
    help: "Empty for the list price.",
    example: "19.00",
    column: "final_price_minor",
    cell: "final_price",
    group: "price",
    kind: "price",
    empty: 0,
    sold: "self",
  },
  /** What its maker recommends. */
  msrpMinor: {
    of: "offer",
    label: "Maker’s price",
    help: "Shown struck through.",
    column: "msrp_minor",
    cell: "msrp",
    group: "price",
    kind: "amount",
    empty: null,
    sold: "self",
  },
  /** What it costs in further markets of a shop, in place of the price by their rate (rule markets-7). */
  marketPrices: {
    of: "offer",
    label: "Prices in your markets",
    help: "By the market’s code, in its currency; sold at behind a slash, a hyphen where it is not sold. Elsewhere the rate holds.",
    example: "eu:21.99/19.99|jp:3500|kw:-",
    column: "market_prices",
    cell: "market_prices",
    group: "price",
    kind: "marketPrices",
    empty: "",
    sold: "self",
  },
  /** Whether its price is shown in the cart only. */
  hidePrice: {
    of: "offer",
    label: "Show the price in the cart only",
    column: "hide_price",
    cell: "hide_price",
    group: "price",
    kind: "flag",
    empty: false,
    sold: "self",
  },
  /** Pieces in stock. */
  onHand: {
    of: "stock",
    label: "Pieces on hand",
    column: "on_hand",
    cell: "qty",
    group: "pieces",
    kind: "count",
    empty: 0,
    sold: "item",
  },
  /** False means unlimited stock. */
  manageStock: {
    of: "stock",
    label: "Count the pieces",
    help: "If not, it never runs out.",
    column: "manage_stock",
    cell: "manage_stock",
    group: "stock",
    kind: "flag",
    empty: true,
    sold: "item",
  },
  allowBackorders: {
    of: "stock",
    label: "Sell it when it is sold out",
    column: "allow_backorders",
    cell: "allow_backorders",
    group: "stock",
    kind: "flag",
    empty: false,
    sold: "item",
  },
  /** The owner's words for a backordered product; empty for the default. */
  backorderMessage: {
    of: "stock",
    label: "What shoppers read when it is sold out",
    column: "backorder_message",
    cell: "backorder_message",
    group: "stock",
    kind: "text",
    empty: "",
    sold: "self",
    isTranslated: true,
  },
  /** ISO day on which backordered pieces should ship; null if unknown. */
  backorderShipsOn: {
    of: "stock",
    label: "Ships again on",
    column: "backorder_ships_on",
    cell: "backorder_ships_on",
    group: "stock",
    kind: "day",
    empty: null,
    sold: "self",
  },
  /** At or below this quantity 'Only N in Stock' is shown; 0 disables it. */
  lowStockThreshold: {
    of: "stock",
    label: "Say ‘Only N in Stock’ from",
    help: "Empty for never.",
    example: "3",
    column: "low_stock_threshold",
    cell: "low_stock_threshold",
    group: "stock",
    kind: "count",
    empty: 0,
    sold: "item",
  },
  /**
   * Text shown instead of the number when few pieces are left; a variation without its own has its parent's.
   */
  lowStockAlertMessage: {
    of: "offer",
    label: "Words in place of ‘Only N in Stock’",
    column: "low_stock_alert_message",
    cell: "low_stock_alert_message",
    group: "stock",
    kind: "text",
    empty: "",
    sold: "self",
    isTranslated: true,
  },
  /** Most pieces of it in a cart. */
  maxCartQty: {
    of: "offer",
    label: "Most pieces in a cart",
    example: "100",
    column: "max_cart_qty",
    cell: "max_cart_qty",
    group: "stock",
    kind: "count",
    empty: 100,
    sold: "self",
  },
  isVisible: {
    of: "offer",
    label: "In the shop",
    column: "is_visible",
    cell: "website_visibility",
    group: "sale",
    kind: "visibility",
    empty: true,
  },
  availableForSale: {
    of: "offer",
    label: "For sale",
    column: "available_for_sale",
    cell: "available_for_sale",
    group: "sale",
    kind: "flag",
    empty: true,
    sold: "self",
  },
  /** Shipping fee per shipped piece; a variation without its own has its parent's. */
  shippingFeeMinor: {
    of: "offer",
    label: "Delivery fee for each piece",
    example: "4.00",
    column: "shipping_fee_minor",
    cell: "shipping_fee",
    group: "delivery",
    kind: "fee",
    empty: null,
    sold: "self",
  },
  /** Plain text next to the stock state. */
  itemDeliveryInfo: {
    of: "offer",
    label: "Words about its delivery",
    column: "item_delivery_info",
    cell: "item_delivery_info",
    group: "delivery",
    kind: "text",
    empty: "",
    sold: "line",
    isTranslated: true,
  },
  /** Id of one of the shop's delivery estimates; empty for the shop's first. */
  deliveryEstimateId: {
    of: "offer",
    label: "Delivery estimate",
    help: "The id of one of the shop’s estimates.",
    column: "delivery_estimate_id",
    cell: "delivery_estimate",
    group: "delivery",
    kind: "text",
    empty: "",
    sold: "line",
  },
  /** What state the goods are in; empty on a variation for its parent's, elsewhere for new. */
  condition: {
    of: "offer",
    label: "Condition",
    column: "condition",
    cell: "condition",
    group: "delivery",
    kind: "condition",
    empty: "",
    sold: "page",
  },
  /** The seller's words about that state; a variation without either has its parent's. */
  conditionNote: {
    of: "offer",
    label: "Words about its condition",
    help: "What a buyer of used goods should know.",
    example: "A small scratch on the lid.",
    column: "condition_note",
    cell: "condition_note",
    group: "delivery",
    kind: "text",
    empty: "",
    sold: "page",
    isTranslated: true,
  },
  /** The seller's own address for the product; null without one. */
  sellerSlug: {
    of: "offer",
    label: "The seller’s own address for it",
    column: "seller_slug",
    cell: "seller_slug",
    group: "delivery",
    kind: "slug",
    empty: null,
  },
} as const satisfies Record<string, OfferField>;

export type OfferFieldKey = keyof typeof offerFields;
