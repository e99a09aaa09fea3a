import { mugLine } from "../../selling/cart-summary/cart-line-fixture";
import { mergeSummaries } from "../../selling/cart-summary/merge-summaries";
import { noCodes } from "../../selling/cart-summary/summarize-cart";
import { summarizeCarts } from "../../selling/cart-summary/summarize-carts";
import type { CheckoutDraft } from "../../selling/checkout/checkout-draft";
import { type ShopSettingsInput, shopSettingsSchema } from "../../shops/settings/shop-settings";
import { anonymousVisitor } from "../../shops/visitors/visitor";
import { nothingAsked, type ToldAddress } from "./asked-purchase";
import type { ShownPurchase } from "./shown-purchase";

/** What an agent tells of a buyer's home, for tests. */
export const told: ToldAddress = {
  first_name: "Ada",
  last_name: "Marsh",
  address_line1: "12 Harbor Street",
  address_line2: "",
  city: "Nazareth",
  state: "PA",
  postcode: "18064",
  country: "US",
  phone: "",
};

/** A purchase that goes to {@link told}. */
export const toHome = {
  ...nothingAsked,
  destinations: [{ id: "home", address: told }],
  selectedDestinationId: "home",
};

const address = { ...told, company: "" };

/** Two ways of delivery, and one to collect. */
const settings: ShopSettingsInput = {
  shipping_methods: [
    { type: "flat", code: "standard", title: "Standard", amountMinor: 500 },
    { type: "flat", code: "express", title: "Express", amountMinor: 1500 },
    { type: "pickup", code: "collect", title: "Collect" },
  ],
};

/** Two mugs at $12.50 in each cart, as its seller's part of a purchase. */
export function cartsOf(
  drafts: readonly CheckoutDraft[] = [{ shippingAddress: address, shippingMethodCode: "express" }],
  { lines = {}, more = {} }: { lines?: object; more?: ShopSettingsInput } = {},
): ShownPurchase["carts"] {
  const shop = {
    tenant: { id: "tenant", code: "harbor", currency: "USD" },
    settings: shopSettingsSchema.parse({ ...settings, ...more }),
  };
  const summaries = summarizeCarts(
    drafts.map((draft, at) => ({
      ...noCodes,
      draft,
      shop,
      visitor: anonymousVisitor,
      now: new Date("2026-06-01T00:00:00Z"),
      codes: ["SAVE"],
      cartId: `cart ${at}`,
      lines: [{ ...mugLine, itemId: at + 1, ...lines }],
    })),
  );
  return summaries.map((summary, at) => ({ summary, draft: drafts[at] ?? {} }));
}

/** A purchase as it is shown, of one cart with two mugs by default. */
export function shownPurchase({
  carts = cartsOf(),
  ...changes
}: Partial<Omit<ShownPurchase, "whole">> = {}): ShownPurchase {
  return {
    id: "purchase",
    status: "ready_for_complete",
    asked: toHome,
    whole: mergeSummaries(carts.map(({ summary }) => summary)),
    carts,
    lineIds: ["li_1", "li_2"],
    hasOption: true,
    problems: [],
    pickup: null,
    order: null,
    policies: [{ kind: "refund", url: "https://shop.example/returns", title: "Returns" }],
    continueUrl: "https://shop.example/continue",
    expiresAt: new Date("2026-06-01T06:00:00Z"),
    origin: "https://shop.example",
    bought: null,
    ...changes,
  };
}
