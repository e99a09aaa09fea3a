import { describe, expect, it } from "vitest";
import { nazareth } from "../accounts/address/address-fixture";
import { planOptionCode } from "../catalogue/plans/plan";
import { isAppError } from "../platform/error/app-error";
import type { CartLineRecord } from "../selling/cart/cart-line-record";
import { nothingDueCode } from "../selling/cart/cart-state";
import { mugLine } from "../selling/cart-summary/cart-line-fixture";
import type { CartSummary } from "../selling/cart-summary/cart-summary";
import { subscriberText } from "../selling/cart-summary/starts-subscription";
import { noCodes, summarizeCart } from "../selling/cart-summary/summarize-cart";
import type { CheckoutDraft } from "../selling/checkout/checkout-draft";
import { type ShopSettingsInput, shopSettingsSchema } from "../shops/settings/shop-settings";
import { anonymousVisitor } from "../shops/visitors/visitor";
import { checkPlacing } from "./check-placing";
import { type SeenOrder, seenOrder } from "./steps/seen-order";

const complete: CheckoutDraft = {
  email: "ada@example.com",
  shippingAddress: nazareth,
  shippingMethodCode: "standard",
  paymentMethodCode: "bank_transfer",
};
const standard = { type: "flat", code: "standard", title: "Standard", amountMinor: 600 } as const;

const now = new Date("2026-03-01T12:00:00Z");

/** The cart of two mugs as it is now. */
const summarized = () =>
  summarizeCart({
    ...noCodes,
    cartId: "cart",
    lines: [mugLine],
    draft: complete,
    shop: {
      tenant: { id: "tenant", code: "harbor", currency: "USD" },
      settings: shopSettingsSchema.parse({ shipping_methods: [standard] }),
    },
    visitor: anonymousVisitor,
    now,
  });

function check({
  draft = complete,
  lines = [mugLine],
  settings = {},
  industry = "general",
  seen = {},
  hasAccount = false,
  isRenewal = false,
  minimumMinor = 0,
  isQuote = false,
  totalDueMinor,
  summary: over = {},
}: {
  draft?: CheckoutDraft;
  lines?: CartLineRecord[];
  settings?: ShopSettingsInput;
  industry?: string;
  seen?: Partial<SeenOrder>;
  hasAccount?: boolean;
  isRenewal?: boolean;
  minimumMinor?: number;
  isQuote?: boolean;
  totalDueMinor?: number;
  summary?: Partial<CartSummary>;
} = {}) {
  const whole = shopSettingsSchema.parse({ shipping_methods: [standard], ...settings });
  const shop = { tenant: { id: "tenant", code: "harbor", currency: "USD" }, industry, settings: whole };
  const made = summarizeCart({
    ...noCodes,
    cartId: "cart",
    lines,
    draft,
    shop,
    minimum: { minimumMinor, sellerName: "Lehigh Clay" },
    visitor: anonymousVisitor,
    now,
  });
  const summary = { ...made, ...over };
  return checkPlacing({
    summary,
    draft,
    shop,
    paymentMethodCodes: ["bank_transfer", nothingDueCode],
    totalDueMinor: totalDueMinor ?? summary.totals.totalDueMinor,
    seen: { ...seenOrder(summary), ...seen },
    isQuote,
    isRenewal,
    hasAccount,
    now,
  });
}

function refusal(input: Parameters<typeof check>[0]) {
  try {
    check(input);
  } catch (error) {
    if (isAppError(error)) return { code: error.code, field: error.field, message: error.message };
    throw error;
  }
  return null;
}

const without = (field: keyof CheckoutDraft) => ({ ...complete, [field]: undefined });

describe("checkPlacing", () => {
  it("accepts a complete draft, billed to the shipping address by default", () => {
    expect(check()).toMatchObject({ shippingAddress: nazareth, billingAddress: nazareth });
    const billingAddress = { ...nazareth, city: "Easton" };
    expect(check({ draft: { ...complete, billingAddress } }).billingAddress.city).toBe("Easton");
  });

  it.each([
    ["email", "email"],
    ["shippingAddress", "shipping_address"],
    ["paymentMethodCode", "payment_method"],
  ] as const)("needs %s", (field, named) => {
    expect(refusal({ draft: without(field) })).toMatchObject({ code: "invalid", field: named });
  });

  it("takes the shop's first shipping method where none was chosen (rule checkout-13)", () => {
    expect(check({ draft: without("shippingMethodCode") }).shippingMethod?.code).toBe("standard");
  });

  it("refuses a method that is not offered", () => {
    expect(refusal({ draft: { ...complete, paymentMethodCode: "gold" } })?.field).toBe("payment_method");
    expect(refusal({ draft: { ...complete, shippingMethodCode: "drone" } })?.field).toBe("shipping_method");
  });

  it("refuses an empty cart", () => {
    expect(refusal({ lines: [] })?.message).toBe("Your cart is empty.");
  });

  it("names the product that is out of stock", () => {
    const item = { ...mugLine.item, onHand: 1 };
    expect(refusal({ lines: [{ ...mugLine, variationText: "Navy", item }] })).toMatchObject({
      code: "out_of_stock",
      message: "Harbour mug (Navy): Only 1 available. Your order was not placed and your cart is unchanged.",
    });
  });

  it("asks for the seller's minimum, but not of a subscription's next order (rule sellers-14)", () => {
    expect(refusal({ minimumMinor: 2500 })).toBeNull();
    expect(refusal({ minimumMinor: 2501 })).toMatchObject({
      code: "conflict",
      message: "Lehigh Clay takes orders of $25.01 or more. Add $0.01 to order.",
    });
    expect(refusal({ minimumMinor: 2501, isRenewal: true })).toBeNull();
  });

  it("names the product that is no longer sold", () => {
    expect(refusal({ lines: [{ ...mugLine, status: "archived" }] })).toMatchObject({ code: "conflict" });
  });

  it("refuses a total the shopper did not see", () => {
    expect(refusal({ seen: { grandTotalMinor: 3101, taxMinor: 1 } })).toEqual({
      code: "conflict",
      message:
        "Tax is now $0.00 instead of $0.01. The total is now $31.00 instead of $31.01. Please check your order and place it again.",
      field: undefined,
    });
  });

  it("refuses a country the shop does not deliver to", () => {
    const abroad = { ...complete, shippingAddress: { ...nazareth, country: "CA" } };
    expect(refusal({ draft: abroad })?.field).toBe("shipping_address");
    expect(refusal({ settings: { us_restrict_states: ["PA"] } })).toEqual({
      code: "conflict",
      message: expect.stringContaining("Harbour mug"),
      field: "shipping_address",
    });
  });

  it("needs only a billing address if nothing is delivered", () => {
    const lines = [{ ...mugLine, nonShippable: true }];
    const draft = { ...without("shippingAddress"), shippingMethodCode: undefined };
    expect(refusal({ lines, draft })?.field).toBe("billing");
    expect(check({ lines, draft: { ...draft, billingAddress: nazareth } }).shippingAddress).toBeNull();
  });

  it.each([
    [undefined, "invalid"],
    ["2005-03-02", "forbidden"],
    ["2005-03-01", null],
  ])("a tobacco shop and the birth date %s: %s", (customerBirthdate, code) => {
    const draft = { ...complete, ...(customerBirthdate ? { customerBirthdate } : {}) };
    expect(refusal({ industry: "tobacco", draft })?.code ?? null).toBe(code);
  });

  it("shows the shop's own message while checkout is closed", () => {
    const modules = {
      "order-management": { prevent_checkout: true, prevent_checkout_message: "Back on Monday." },
    };
    expect(refusal({ settings: { modules } })).toEqual({
      code: "checkout_prevented",
      message: "Back on Monday.",
      field: undefined,
    });
    expect(refusal({ settings: { modules }, isQuote: true })).toBeNull();
  });

  it("takes no payment for carts that have nothing due together (rule pricing-8)", () => {
    expect(check({ totalDueMinor: 0 }).paymentMethodCode).toBe(nothingDueCode);
    expect(check({ totalDueMinor: 0, draft: without("paymentMethodCode") }).paymentMethodCode).toBe(
      nothingDueCode,
    );
    expect(check({ totalDueMinor: 1 }).paymentMethodCode).toBe("bank_transfer");
  });

  it("refuses goods that all became invalid by their names, not as an empty cart", () => {
    const { items } = summarized();
    const invalidItems = items.map((item) => ({ ...item, problem: "Sold Out" }));
    expect(refusal({ summary: { items, invalidItems } })).toMatchObject({
      code: "out_of_stock",
      message: expect.stringMatching(/^Harbour mug: Sold Out\./),
    });
  });
});

describe("a subscription (rules subscriptions-2 and subscriptions-7)", () => {
  const lineData = { options: { [planOptionCode]: "month" }, personalization: {} };
  const summary = { items: summarized().items.map((item) => ({ ...item, lineData })) };
  const { totals } = summarized();

  it("needs an account", () => {
    expect(refusal({ summary })).toEqual({ code: "conflict", message: subscriberText, field: undefined });
    expect(refusal({ summary, hasAccount: true })).toBeNull();
  });

  it("needs a way to pay later, which gift cards are not", () => {
    const free = {
      ...summary,
      totals: { ...totals, redeemedMinor: totals.grandTotalMinor, totalDueMinor: 0 },
    };
    expect(refusal({ summary: free, hasAccount: true })).toEqual({
      code: "conflict",
      message:
        "A subscription can’t be paid with gift cards alone. Remove one, and choose how you want to pay.",
      field: undefined,
    });
    expect(refusal({ summary: { ...free, items: summarized().items } })).toBeNull();
  });
});

describe("a refusal has a reason beside its field", () => {
  const elsewhere = { ...nazareth, country: "CA", state: "ON" };
  const open = (over: Partial<CheckoutDraft>) => ({ ...complete, ...over });

  it.each([
    ["without an email", { draft: without("email") }, "Please enter your email address.", "email"],
    [
      "without an address",
      { draft: without("shippingAddress") },
      "Please enter your shipping address.",
      "shipping_address",
    ],
    [
      "to a country it is not sent to",
      { draft: open({ shippingAddress: elsewhere }) },
      "We don’t deliver to this country.",
      "shipping_address",
    ],
    [
      "with a shipping method that is gone",
      { draft: { ...complete, shippingMethodCode: "drone" } },
      "Please choose a shipping method.",
      "shipping_method",
    ],
    [
      "without a way to pay",
      { draft: without("paymentMethodCode") },
      "Please choose a payment method.",
      "payment_method",
    ],
    ["without goods", { lines: [] }, "Your cart is empty.", undefined],
    [
      "without a billing address for what is not sent",
      { lines: [{ ...mugLine, nonShippable: true }], draft: without("shippingAddress") },
      "Please enter your billing address.",
      "billing",
    ],
    [
      "without a birth date where one is asked",
      { industry: "tobacco" },
      "Please enter your date of birth.",
      "customer_birthdate",
    ],
  ])("%s", (_, input, message, field) => {
    expect(refusal(input)).toEqual({ code: "invalid", message, field });
  });

  it("for a shopper who is too young", () => {
    const young = { industry: "tobacco", draft: open({ customerBirthdate: "2010-01-01" }) };
    expect(refusal(young)).toEqual({
      code: "forbidden",
      message: "You must be at least 21 years old to order.",
      field: "customer_birthdate",
    });
  });

  it("for an invalid price, which is not a stock problem", () => {
    const line = { ...mugLine, priceMinor: 0, finalPriceMinor: 0 };
    expect(refusal({ lines: [line] })).toMatchObject({
      code: "conflict",
      message: expect.stringContaining("Invalid Price"),
    });
  });
});
