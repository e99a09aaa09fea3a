// @public

import type { Address } from "../../accounts/address/address";
import type { ChoiceText } from "../../catalogue/options/line-choices";
import type { PickupPlace } from "../../marketplace/pickup-place";
import type { Minor } from "../../platform/money/money";
import type { OrderExchange } from "../../selling/checkout/order-exchange";
import type { OrderStatus } from "../../selling/checkout/order-status";
import type { BankDetail } from "../../shops/bank/bank-account";
import type { CreditNoteView } from "../invoice/credit-note";
import type { InvoiceTax, InvoiceView } from "../invoice/invoice";
import type { OrderBusiness } from "../invoice/order-business";
import type { ReturnView } from "../return-request/return-view";
import type { OrderDiscount } from "./order-discounts";
import type { OrderUpdate } from "./order-updates";

/** A line of a placed order, as it was at that time. Amounts in minor units. */
export type OrderLineView = {
  id: number;
  sku: string;
  name: string;
  variationText: string;
  /** What was chosen and typed for it. */
  choiceTexts: ChoiceText[];
  /** The product's slug at that time; empty if it had no page. */
  slug: string;
  imageUrl: string;
  qty: number;
  /** Pieces that were canceled before they were sent. */
  canceledQty: number;
  backorderedQty: number;
  /**
   * When it should arrive, as promised when the order was placed; empty where nothing was. See `lineArrival`.
   */
  arrivalText: string;
  priceMinor: Minor;
  rowTotalMinor: Minor;
  /** Whether a discount added it for nothing; its price is among the discounts. */
  isFree: boolean;
  isGiftCard: boolean;
  needsShipping: boolean;
  /** How many files belong to it. */
  fileCount: number;
  /** Why there is no right to withdraw from it (rule withdrawals-4); empty where there is. */
  withdrawalException: string;
};

/** A parcel of an order. `pieces` name the order's lines by their ids. */
export type ShipmentView = {
  id: string;
  carrierName: string;
  trackingNumber: string;
  /** The carrier's page about it; null where it is not known. */
  trackingUrl: string | null;
  /** UTC ISO. */
  shippedAt: string;
  /** The day, in the shop's time zone. */
  shippedOnText: string;
  /** When it was noted as handed over, UTC ISO; null as long as that is not known. */
  deliveredAt: string | null;
  /** The day of that in the shop's time zone; empty without one. */
  deliveredOnText: string;
  pieces: { lineId: number; qty: number }[];
};

/**
 * What was paid back of an order, minor units. `parts` say where it went, and are empty where all of it went
 * back the way it was paid.
 */
export type RefundView = {
  id: string;
  amountMinor: Minor;
  refundedOnText: string;
  /** UTC ISO. */
  refundedAt?: string;
  /** Whether an edit took it off the order's total, which says it already (rule order-edits-4). */
  isOfEdit?: boolean;
  parts: { title: string; amountMinor: Minor }[];
};

/** How the payment of an order stands. */
export type OrderMoney = {
  /** Whether its money is reserved and was not taken yet (rule orders-18). */
  isAuthorized: boolean;
  /** What its shopper is owed and has not got back yet, minor units (rule payment-21). */
  owedMinor: Minor;
  /** How often in a row the provider refused to pay it back. */
  refusals: number;
  /** What was or is being paid back, minor units (rule payment-24). */
  refundedMinor: Minor;
  /** What an edit made the order dearer by and was not paid yet, minor units (rule order-edits-4). */
  dueMinor: Minor;
};

/**
 * One recorded change of an order's state; `at` is a UTC ISO moment, `atText` the same in the shop's time
 * zone.
 */
type OrderEventView = { toStatus: OrderStatus; note: string; at: string; atText: string };

/** Another order that was placed and is paid together with one (rule order-groups-3). */
export type OrderBeside = { id: string; incrementId: string; status: OrderStatus; sellerName: string };

/**
 * A placed order as its shopper sees it. Amounts in minor units of `currency`, moments UTC ISO, their texts
 * in the shop's time zone.
 */
export type OrderView = {
  id: string;
  incrementId: string;
  status: OrderStatus;
  /** Who sends it; empty in the shop of one seller. */
  sellerName: string;
  /** The orders of other sellers that were placed with it. */
  placedWith: OrderBeside[];
  currency: string;
  /** The rate it was placed at, in another currency than the business's; null in its own. */
  exchange: OrderExchange | null;
  email: string;
  createdAt: string;
  createdAtText: string;
  /** The day of it. */
  createdOnText: string;
  shippingAddress: Address | null;
  billingAddress: Address;
  business: OrderBusiness | null;
  shippingMethodTitle: string;
  /** Where its shopper collects it; null where it is sent, or needs no delivery (rule shipping-5). */
  pickup: PickupPlace | null;
  paymentMethodTitle: string;
  paymentInstructions: string;
  /** What the shopper enters at their bank; empty unless the order waits for a transfer. */
  bankDetails: BankDetail[];
  customerNote: string;
  lines: OrderLineView[];
  subtotalMinor: Minor;
  discountMinor: Minor;
  /** What `discountMinor` and free shipping are made of. */
  discounts: OrderDiscount[];
  shippingMinor: Minor;
  shippingFeeMinor: Minor;
  taxMinor: Minor;
  /** Taxes and duties by name and rate. */
  taxes: InvoiceTax[];
  otherTax: { name: string; amountMinor: Minor }[];
  grandTotalMinor: Minor;
  redeemedMinor: Minor;
  totalDueMinor: Minor;
  /**
   * When all of it should arrive, as promised when it was placed; empty where its lines differ (rule
   * orders-16).
   */
  deliveryEstimate: string;
  /** Whether a subscription placed it. */
  isRenewal: boolean;
  /** Whether it was placed without an account. */
  isGuest: boolean;
  /** Whether its customer can write to the store about it (rule conversations-2). */
  takesMessages: boolean;
  /** The seller, where its shopper can review it; null where not (rule seller-reviews-1). */
  sellerReview: { sellerName: string; isWritten: boolean } | null;
  /** Null until the order is accepted (rule orders-11). */
  invoice: InvoiceView | null;
  /** Corrections of the invoice, the first first (rule orders-27). */
  creditNotes: CreditNoteView[];
  shipments: ShipmentView[];
  money: OrderMoney;
  refunds: RefundView[];
  /** What its shopper asked to send back (rule order-returns-5). */
  returns: ReturnView[];
  events: OrderEventView[];
  /** What happened to it in its shopper's words, with the day as people say it (rule orders-22). */
  updates: (OrderUpdate & { dayText: string })[];
};

export type OrderListItem = {
  id: string;
  incrementId: string;
  status: OrderStatus;
  currency: string;
  grandTotalMinor: Minor;
  /** Pieces in the order. */
  pieceCount: number;
  /** Addresses of the pictures of its first lines, at most four. */
  imageUrls: string[];
  /** Whether a parcel of it is on its way or has arrived. */
  isSent: boolean;
  /** The day it was placed, in the shop's time zone. */
  createdOnText: string;
};
