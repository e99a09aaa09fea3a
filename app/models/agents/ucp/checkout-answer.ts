import { absoluteUrl } from "../../platform/page/absolute-url";
import type { CartItemView, CartSummary } from "../../selling/cart-summary/cart-summary";
import type { PolicyKind } from "../../shops/settings/shop-policies";
import type { AskedPurchase } from "../purchase/asked-purchase";
import type { PurchaseProblem } from "../purchase/purchase-problems";
import { purchaseTotals } from "../purchase/purchase-totals";
import {
  chosenOffer,
  deliveryOffers,
  pickupOffers,
  type ShownPurchase,
  shownItems,
  shownLines,
  shownTotals,
  toldDiscounts,
} from "../purchase/shown-purchase";
import type { CapabilityList } from "./capabilities";
import { pickupMethodId } from "./checkout-call";
import { ucpAddress, withoutEmpty } from "./ucp-address";
import { ucpVersion } from "./ucp-version";

/** What the answer says of the protocol. */
export type UcpFacts = {
  capabilities: CapabilityList;
  handlers: Record<string, unknown[]>;
  /** Whether deliveries of sellers may be groups of their own. */
  isMultiGroup: boolean;
};

const linkTypes: Record<PolicyKind, string> = {
  privacy: "privacy_policy",
  terms: "terms_of_service",
  refund: "refund_policy",
  shipping: "shipping_policy",
};

/** The checkout in the words of the protocol. */
export function checkoutAnswer(shown: ShownPurchase, facts: UcpFacts) {
  const { asked, whole, status } = shown;
  const isOver = status === "completed" || status === "canceled";
  return {
    ucp: {
      version: ucpVersion,
      status: "success",
      capabilities: facts.capabilities,
      payment_handlers: facts.handlers,
    },
    id: shown.id,
    status,
    currency: whole.currency,
    line_items: linesOf(shown),
    ...buyerOf(asked),
    ...contextOf(asked),
    totals: shownTotals(shown),
    messages: isOver || shown.bought ? [] : shown.problems.map((problem) => messageOf(problem)),
    links: linksOf(shown),
    expires_at: shown.expiresAt.toISOString(),
    ...(isOver ? {} : { continue_url: shown.continueUrl }),
    ...(shown.bought || (asked.methodId === "" && !whole.needsShipping)
      ? {}
      : { fulfillment: fulfillmentOf(shown, facts) }),
    ...(shown.bought ? {} : { discounts: discountsOf(asked, whole) }),
    payment: { instruments: asked.instruments },
    ...(asked.attribution === null ? {} : { attribution: asked.attribution }),
    ...(shown.order
      ? { order: { id: shown.order.id, label: shown.order.number, permalink_url: shown.order.url } }
      : {}),
  };
}

/** The policies of the shop. */
const linksOf = ({ policies }: ShownPurchase) =>
  policies.map(({ kind, url, title }) => ({ type: linkTypes[kind], url, title }));

/** What hinders a cart: who buys it and where it goes is asked at its checkout. */
const inCart = new Set(["line", "codes", "order", "claim"]);

/** A cart in the words of the protocol: its totals are estimates until its checkout. */
export function cartAnswer(shown: ShownPurchase, capabilities: CapabilityList) {
  const { asked, whole } = shown;
  return {
    ucp: { version: ucpVersion, status: "success", capabilities },
    id: shown.id,
    line_items: linesOf(shown),
    ...buyerOf(asked),
    ...contextOf(asked),
    currency: whole.currency,
    totals: purchaseTotals(whole.totals, false).map((total) =>
      total.type === "total" ? { ...total, display_text: "Estimated total" } : total,
    ),
    messages: shown.problems.filter(({ at }) => inCart.has(at)).map(messageOf),
    links: linksOf(shown),
    continue_url: shown.continueUrl,
    expires_at: shown.expiresAt.toISOString(),
    discounts: discountsOf(asked, whole),
    ...(asked.attribution === null ? {} : { attribution: asked.attribution }),
  };
}

const linesOf = (shown: ShownPurchase) =>
  shownLines(shown).map(({ id, sku, name, priceMinor, qty, imageUrl, totals }) => ({
    id,
    item: {
      id: sku,
      title: name,
      price: priceMinor,
      ...(imageUrl === "" ? {} : { image_url: absoluteUrl(shown.origin, imageUrl) }),
    },
    quantity: qty,
    totals: totals.map(({ type, amount }) => ({ type, amount })),
  }));

function buyerOf({ buyer: { consent, phone, ...buyer } }: AskedPurchase) {
  const told = { ...buyer, ...withoutEmpty({ phone_number: phone ?? "" }), ...(consent ? { consent } : {}) };
  return Object.keys(told).length > 0 ? { buyer: told } : {};
}

function contextOf({ place, claims }: AskedPurchase) {
  const told = withoutEmpty({
    address_country: place?.country ?? "",
    address_region: place?.state ?? "",
    postal_code: place?.postcode ?? "",
  });
  const context = { ...told, ...(claims ? { eligibility: claims } : {}) };
  return Object.keys(context).length > 0 ? { context } : {};
}

function fulfillmentOf(shown: ShownPurchase, facts: UcpFacts) {
  const shipping = shippingMethod(shown, facts);
  const pickup = pickupMethod(shown);
  // Messages name the chosen method by its place.
  if (pickup === null) return { methods: [shipping] };
  return { methods: shown.asked.isPickedUp ? [pickup, shipping] : [shipping, pickup] };
}

function shippingMethod(shown: ShownPurchase, { isMultiGroup }: UcpFacts) {
  const { asked, carts } = shown;
  const hasDestination = asked.selectedDestinationId !== null && !asked.isPickedUp;
  const groups = carts
    .filter(({ summary }) => summary.needsShipping)
    .map(({ summary, draft }, at) => ({
      id: `group_${at + 1}`,
      line_item_ids: shippedIds(shown, summary),
      options: deliveryOffers(summary).map(({ code, title, priceMinor }) => ({
        id: code,
        title,
        totals: [{ type: "total", amount: priceMinor }],
      })),
      selected_option_id: chosenOffer(summary, draft, asked)?.code ?? null,
    }));
  return {
    id: (!asked.isPickedUp && asked.methodId) || "shipping_1",
    type: "shipping",
    line_item_ids: asked.isPickedUp ? [] : shippedIds(shown, shown.whole),
    destinations: asked.destinations.map(({ id, address }) => ({ id, ...ucpAddress(address) })),
    selected_destination_id: asked.isPickedUp ? null : asked.selectedDestinationId,
    groups: hasDestination ? (isMultiGroup ? groups : oneGroup(groups)) : [],
  };
}

/**
 * The method of pickup; null where there is none to choose. It names its place in a text, for the protocol's
 * schema of destinations matches a retail location twice, also as an address, and so refuses it.
 */
function pickupMethod(shown: ShownPurchase) {
  const { asked, carts, whole, pickup } = shown;
  const cart = carts.find(({ summary }) => summary.needsShipping);
  if (!pickup || !cart) return null;
  const line_item_ids = asked.isPickedUp ? shippedIds(shown, whole) : [];
  return {
    id: (asked.isPickedUp && asked.methodId) || pickupMethodId,
    type: "pickup",
    line_item_ids,
    groups: [
      {
        id: "group_1",
        line_item_ids,
        options: pickupOffers(cart.summary).map(({ code, title }) => ({
          id: code,
          title,
          description: pickup.text,
          totals: [{ type: "total", amount: 0 }],
        })),
        selected_option_id: asked.isPickedUp
          ? (chosenOffer(cart.summary, cart.draft, asked)?.code ?? null)
          : null,
      },
    ],
  };
}

/** The lines of a cart that are sent or collected, by their ids. */
function shippedIds({ whole, lineIds }: ShownPurchase, summary: CartSummary): string[] {
  const items = shownItems(whole);
  const idOf = ({ itemId }: CartItemView) => lineIds[items.findIndex((one) => one.itemId === itemId)] ?? "";
  const listed = summary === whole ? items : summary.items;
  return listed.filter(({ nonShippable }) => !nonShippable).map(idOf);
}

type Group = {
  id: string;
  line_item_ids: string[];
  options: { id: string; title: string; totals: { type: string; amount: number }[] }[];
  selected_option_id: string | null;
};

/** The groups as one for agents that show one: what every seller offers, at the sum of their prices. */
function oneGroup(groups: readonly Group[]): Group[] {
  const [first, ...others] = groups;
  if (!first || others.length === 0) return [...groups];
  const options = first.options.flatMap((option) => {
    const same = groups.map((group) => group.options.find(({ id }) => id === option.id));
    const amount = same.reduce((sum, one) => sum + (one?.totals[0]?.amount ?? 0), 0);
    return same.every(Boolean) ? [{ ...option, totals: [{ type: "total", amount }] }] : [];
  });
  const { selected_option_id } = first;
  const isShared = others.every((group) => group.selected_option_id === selected_option_id);
  return [
    {
      id: first.id,
      line_item_ids: groups.flatMap(({ line_item_ids }) => line_item_ids),
      options,
      selected_option_id: isShared ? selected_option_id : null,
    },
  ];
}

function discountsOf({ codes }: AskedPurchase, whole: CartSummary) {
  const applied = toldDiscounts(whole).map(({ code, title, amountMinor }) => ({
    title,
    amount: amountMinor,
    ...(code === null ? { automatic: true } : { code }),
  }));
  return { codes, applied };
}

const places = {
  email: "$.buyer.email",
  buyer: "$.buyer",
  destination: "$.fulfillment.methods[0].selected_destination_id",
  option: "$.fulfillment.methods[0].groups[0].selected_option_id",
  codes: "$.discounts.codes",
  payment: "$.payment",
  claim: "$.context.eligibility",
  order: null,
} as const;

/** A problem as a message of the protocol. */
export function messageOf(problem: PurchaseProblem) {
  const field = problem.code === "quantity_adjusted" ? ".quantity" : "";
  const path =
    problem.at !== "line"
      ? places[problem.at]
      : `$.line_items${problem.line === null ? "" : `[${problem.line}]${field}`}`;
  const message = { code: codes[problem.code] ?? problem.code, content: problem.text };
  const placed = path === null ? {} : { path };
  return problem.kind === "warning"
    ? { type: "warning", ...message, ...placed }
    : { type: "error", ...message, severity: problem.severity, ...placed };
}

/** The protocol's words where they are others. */
const codes: Readonly<Record<string, string>> = { payment_declined: "payment_failed" };
