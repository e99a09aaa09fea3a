import { absoluteUrl } from "../../platform/page/absolute-url";
import type { CartSummary } from "../../selling/cart-summary/cart-summary";
import type { PolicyKind } from "../../shops/settings/shop-policies";
import { chosenDestination } from "../purchase/asked-purchase";
import { type PurchaseTotal, purchaseTotals } from "../purchase/purchase-totals";
import {
  chosenOffer,
  deliveryOffers,
  type PurchaseStage,
  pickupOffers,
  type ShownPurchase,
  shownItems,
  shownLines,
  shownTotals,
  toldDiscounts,
} from "../purchase/shown-purchase";
import { acpAddress } from "./acp-address";
import { acpVersion } from "./acp-version";
import { optionId } from "./session-call";
import { sessionMessage } from "./session-message";

/** The ways to pay, as sessions list them. */
export type SessionHandler = Record<string, unknown>;

const statuses: Record<PurchaseStage, string> = {
  incomplete: "not_ready_for_payment",
  requires_escalation: "requires_escalation",
  ready_for_complete: "ready_for_payment",
  complete_in_progress: "complete_in_progress",
  completed: "completed",
  canceled: "canceled",
};

const linkTypes: Record<PolicyKind, string> = {
  privacy: "privacy_policy",
  terms: "terms_of_use",
  refund: "return_policy",
  shipping: "shipping_policy",
};

/** A purchase as a checkout session of the protocol (rule agents-15). */
export function sessionAnswer(shown: ShownPurchase, handlers: readonly SessionHandler[]) {
  const { asked, whole, status, order, bought } = shown;
  const isOver = status === "completed" || status === "canceled";
  return {
    id: shown.id,
    protocol: { version: acpVersion },
    capabilities: {
      payment: { handlers },
      interventions: { supported: [] },
      extensions: [{ name: "discount", extends: ["$.CheckoutSession.discounts"] }],
    },
    ...(asked.buyer.email ? { buyer: buyerOf(shown) } : {}),
    status: statuses[status],
    currency: whole.currency.toLowerCase(),
    line_items: linesOf(shown),
    fulfillment_details: bought ? {} : detailsOf(shown),
    fulfillment_options: bought ? [] : optionsOf(shown),
    selected_fulfillment_options: bought ? [] : selectedOf(shown),
    totals: sessionTotals(shownTotals(shown)),
    messages: isOver || bought ? [] : shown.problems.map(sessionMessage),
    links: shown.policies.map(({ kind, url, title }) => ({ type: linkTypes[kind], url, title })),
    expires_at: shown.expiresAt.toISOString(),
    ...(isOver ? {} : { continue_url: shown.continueUrl }),
    ...(bought ? {} : { discounts: discountsOf(shown) }),
    ...(order
      ? {
          order: {
            id: order.id,
            checkout_session_id: shown.id,
            order_number: order.number,
            permalink_url: order.url,
            status: status === "completed" ? "confirmed" : "created",
          },
        }
      : {}),
  };
}

/** Problems of a cart: who buys it and how is asked by its session. */
const inCart = new Set(["line", "order"]);

/** A purchase as a cart of the protocol: its totals are estimates until a session is opened. */
export function cartAnswer(shown: ShownPurchase) {
  const { asked, whole } = shown;
  return {
    id: shown.id,
    line_items: linesOf(shown),
    ...(asked.buyer.email ? { buyer: buyerOf(shown) } : {}),
    currency: whole.currency.toLowerCase(),
    totals: sessionTotals(purchaseTotals(whole.totals, false)),
    messages: shown.problems.filter(({ at }) => inCart.has(at)).map(sessionMessage),
    continue_url: shown.continueUrl,
    expires_at: shown.expiresAt.toISOString(),
  };
}

const totalTypes: Partial<Record<PurchaseTotal["type"], string>> = { gift_card: "store_credit" };

/** Rows of totals in the words of the protocol, which says what is taken off as a positive amount. */
export const sessionTotals = (rows: readonly PurchaseTotal[]) =>
  rows.map(({ type, display_text, amount }) => ({
    type: totalTypes[type] ?? type,
    display_text,
    amount: Math.abs(amount),
  }));

const buyerOf = ({ asked: { buyer } }: ShownPurchase) => ({
  email: buyer.email,
  ...(buyer.first_name ? { first_name: buyer.first_name } : {}),
  ...(buyer.last_name ? { last_name: buyer.last_name } : {}),
  ...(buyer.phone ? { phone_number: buyer.phone } : {}),
});

const linesOf = (shown: ShownPurchase) =>
  shownLines(shown).map(({ id, sku, name, priceMinor, qty, imageUrl, totals }) => ({
    id,
    item: { id: sku },
    quantity: qty,
    name,
    unit_amount: priceMinor,
    sku,
    ...(imageUrl === "" ? {} : { images: [absoluteUrl(shown.origin, imageUrl)] }),
    totals: sessionTotals(totals),
  }));

function detailsOf({ asked }: ShownPurchase) {
  const chosen = chosenDestination(asked);
  if (!chosen) return {};
  const { name = "", ...address } = acpAddress(chosen.address);
  return {
    name,
    ...(chosen.address.phone ? { phone_number: chosen.address.phone } : {}),
    ...(asked.buyer.email ? { email: asked.buyer.email } : {}),
    address: { name, ...address },
  };
}

const shippedCarts = ({ carts }: ShownPurchase) => carts.filter(({ summary }) => summary.needsShipping);

function optionsOf(shown: ShownPurchase) {
  const carts = shippedCarts(shown);
  if (carts.length === 0)
    return [
      {
        type: "digital",
        id: "digital",
        title: "No delivery needed",
        totals: [{ type: "total", display_text: "Delivery", amount: 0 }],
      },
    ];
  const collected = pickupOptions(shown, carts[0]?.summary);
  if (!chosenDestination(shown.asked)) return collected;
  const sent = carts.flatMap(({ summary }, at) =>
    deliveryOffers(summary).map(({ code, title, priceMinor }) => ({
      type: "shipping",
      id: optionId(code, at, carts.length),
      title,
      totals: [{ type: "total", display_text: title, amount: priceMinor }],
    })),
  );
  return [...sent, ...collected];
}

/** The ways to collect what is bought, while one place has all of it. */
function pickupOptions({ pickup }: ShownPurchase, summary: CartSummary | undefined) {
  if (!pickup || !summary) return [];
  const address = acpAddress(pickup.address);
  return pickupOffers(summary).map(({ code, title }) => ({
    type: "pickup",
    id: code,
    title,
    description: pickup.text,
    location: { name: pickup.name, address: { ...address, name: pickup.name } },
    totals: [{ type: "total", display_text: title, amount: 0 }],
  }));
}

function selectedOf(shown: ShownPurchase) {
  const carts = shippedCarts(shown);
  const items = shownItems(shown.whole);
  const idOf = (itemId: unknown) => shown.lineIds[items.findIndex((one) => one.itemId === itemId)] ?? "";
  return carts.flatMap(({ summary, draft }, at) => {
    const offer = chosenOffer(summary, draft, shown.asked);
    if (!offer) return [];
    const item_ids = summary.items
      .filter(({ nonShippable }) => !nonShippable)
      .map(({ itemId }) => idOf(itemId));
    return [
      {
        type: shown.asked.isPickedUp ? "pickup" : "shipping",
        option_id: optionId(offer.code, at, carts.length),
        item_ids,
      },
    ];
  });
}

function discountsOf({ asked, whole }: ShownPurchase) {
  const refusals = [
    ...asked.refusedCodes.map(({ code, text }) => ({ code, message: text })),
    ...whole.couponCodes.filter(({ message }) => message !== ""),
  ];
  return {
    codes: asked.codes,
    applied: toldDiscounts(whole).map(({ code, title, amountMinor }, at) => ({
      id: `discount_${at + 1}`,
      ...(code === null ? { automatic: true } : { code }),
      coupon: { id: code ?? `discount_${at + 1}`, name: title },
      amount: amountMinor,
    })),
    rejected: refusals.map(({ code, message }) => ({ code, reason: "discount_code_invalid", message })),
  };
}
