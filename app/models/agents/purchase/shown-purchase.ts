import { detailedName } from "../../catalogue/variation/variation-detail";
import type { Minor } from "../../platform/money/money";
import type { CartItemView, CartSummary } from "../../selling/cart-summary/cart-summary";
import type { CheckoutDraft } from "../../selling/checkout/checkout-draft";
import type { PolicyKind } from "../../shops/settings/shop-policies";
import type { ShopSettings } from "../../shops/settings/shop-settings";
import type { AskedPurchase, ToldAddress } from "./asked-purchase";
import type { PurchaseProblem } from "./purchase-problems";
import { lineTotals, type PurchaseTotal, purchaseTotals } from "./purchase-totals";

/** Where a purchase of an agent can be. */
export type PurchaseStage =
  | "incomplete"
  | "requires_escalation"
  | "ready_for_complete"
  | "complete_in_progress"
  | "completed"
  | "canceled";

/** Where the goods of a purchase are collected: the place in words, and as an address. */
export type Pickup = { name: string; text: string; address: ToldAddress };

/**
 * A purchase as its agent is answered, in no protocol's words. `carts` are those of its sellers, `whole` is
 * them as one. `pickup` is null where no place has all of it.
 */
export type ShownPurchase = {
  id: string;
  status: PurchaseStage;
  asked: AskedPurchase;
  whole: CartSummary;
  carts: readonly { summary: CartSummary; draft: CheckoutDraft }[];
  lineIds: readonly string[];
  hasOption: boolean;
  problems: readonly PurchaseProblem[];
  pickup: Pickup | null;
  order: { id: string; number: string; url: string } | null;
  policies: readonly { kind: PolicyKind; url: string; title: string }[];
  continueUrl: string;
  expiresAt: Date;
  origin: string;
  /** What the orders hold that the buyer made of it in the browser; null for what the agent's carts hold. */
  bought: { lines: ShownLine[]; totals: PurchaseTotal[] } | null;
};

/** A line as its agent is answered; `imageUrl` is empty where there is no picture. */
export type ShownLine = {
  id: string;
  sku: string;
  name: string;
  priceMinor: Minor;
  qty: number;
  imageUrl: string;
  totals: PurchaseTotal[];
};

/** What is bought, line by line. */
export const shownLines = ({ bought, whole, lineIds }: ShownPurchase): ShownLine[] =>
  bought?.lines ??
  shownItems(whole).map((item, at) => ({
    id: lineIds[at] ?? "",
    sku: item.sku,
    name: detailedName(item),
    priceMinor: item.priceMinor,
    qty: item.qty,
    imageUrl: item.image?.url ?? "",
    totals: lineTotals(item),
  }));

/** What it comes to. */
export const shownTotals = ({ bought, whole, hasOption }: ShownPurchase): PurchaseTotal[] =>
  bought?.totals ?? purchaseTotals(whole.totals, hasOption);

/** Every line of a purchase, those that hinder it too, in the order of their ids. */
export const shownItems = ({ items, invalidItems }: CartSummary): CartItemView[] => [
  ...items,
  ...invalidItems,
];

/** A cart whose ways of delivery cost what its buyer pays: nothing where a discount ships it for free. */
export function atPaidDelivery(summary: CartSummary, rules: ShopSettings["discounts"]): CartSummary {
  const free = rules.filter(({ action }) => action.type === "free_shipping").map(({ id }) => id);
  if (!summary.appliedDiscounts.some(({ ruleId }) => free.includes(ruleId))) return summary;
  return { ...summary, shippingOffers: summary.shippingOffers.map((one) => ({ ...one, priceMinor: 0 })) };
}

/** The discounts that are told: delivery that is free without a code shows in its price. */
export const toldDiscounts = ({ appliedDiscounts }: CartSummary) =>
  appliedDiscounts.filter(({ code, amountMinor }) => code !== null || amountMinor > 0);

/** The ways by which goods are sent. */
export const deliveryOffers = ({ shippingOffers }: CartSummary) =>
  shippingOffers.filter(({ type }) => type !== "pickup");

/** The ways in which goods are collected. */
export const pickupOffers = ({ shippingOffers }: CartSummary) =>
  shippingOffers.filter(({ type }) => type === "pickup");

/** The way the agent chose, as long as it is offered. */
export const chosenOffer = (
  summary: CartSummary,
  { shippingMethodCode }: CheckoutDraft,
  { isPickedUp }: Pick<AskedPurchase, "isPickedUp">,
) => (isPickedUp ? pickupOffers : deliveryOffers)(summary).find(({ code }) => code === shippingMethodCode);
