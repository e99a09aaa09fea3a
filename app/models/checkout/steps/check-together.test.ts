import { describe, expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { isAppError } from "../../platform/error/app-error";
import { mugLine } from "../../selling/cart-summary/cart-line-fixture";
import type { CartSummary } from "../../selling/cart-summary/cart-summary";
import { noCodes, summarizeCart } from "../../selling/cart-summary/summarize-cart";
import type { CheckoutDraft } from "../../selling/checkout/checkout-draft";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import { anonymousVisitor } from "../../shops/visitors/visitor";
import { checkTogether, type TogetherInput } from "./check-together";
import { seenOrder } from "./seen-order";

const draft: CheckoutDraft = {
  email: "ada@example.com",
  shippingAddress: nazareth,
  shippingMethodCode: "standard",
  paymentMethodCode: "bank_transfer",
};
const now = new Date("2026-03-01T12:00:00Z");

/** A seller's cart of two mugs, complete unless something is changed. */
function cartOf(sellerName: string, { summary = {}, typed = {} }: Changed = {}): TogetherInput {
  const settings = shopSettingsSchema.parse({
    shipping_methods: [{ type: "flat", code: "standard", title: "Standard", amountMinor: 600 }],
  });
  const shop = { tenant: { id: "tenant", code: "harbor", currency: "USD" }, industry: "general", settings };
  const made = summarizeCart({
    ...noCodes,
    cartId: sellerName,
    lines: [mugLine],
    draft,
    shop,
    visitor: anonymousVisitor,
    now,
  });
  return {
    sellerName,
    summary: { ...made, ...summary },
    draft: { ...draft, ...typed },
    shop,
    paymentMethodCodes: ["bank_transfer"],
    totalDueMinor: made.totals.totalDueMinor,
    seen: seenOrder(made),
    isQuote: false,
    isRenewal: false,
    hasAccount: false,
    now,
  };
}
type Changed = { summary?: Partial<CartSummary>; typed?: Partial<CheckoutDraft> };

const low = (text: string): Changed => ({ summary: { minimumRefusal: text } });
const noEmail: Changed = { typed: { email: undefined } };
const noMethod: Changed = { typed: { shippingMethodCode: undefined }, summary: { shippingMethod: null } };

/** Code, words and field of the refusal. */
function refusalOf(...inputs: TogetherInput[]) {
  try {
    checkTogether(inputs);
    return null;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return [error.code, error.message, error.field];
  }
}

describe("carts that are ordered together (rule order-groups-8)", () => {
  test("are each a complete draft", () => {
    expect(checkTogether([])).toEqual([]);
    expect(checkTogether([cartOf("Lehigh Clay")])).toMatchObject([{ email: "ada@example.com" }]);
    const both = checkTogether([
      cartOf("Lehigh Clay"),
      cartOf("Kiln", { typed: { email: "b@example.com" } }),
    ]);
    expect(both.map(({ email }) => email)).toEqual(["ada@example.com", "b@example.com"]);
  });

  test("are refused with what is wrong at each seller, all or none", () => {
    const refused = [cartOf("Lehigh Clay", low("Add $5.")), cartOf("Kiln"), cartOf("Loom", low("Add $9."))];
    expect(refusalOf(...refused)).toEqual(["conflict", "Lehigh Clay: Add $5. Loom: Add $9.", undefined]);
    expect(refusalOf(cartOf("Lehigh Clay", low("Add $5.")))).toEqual(["conflict", "Add $5.", undefined]);
  });

  test("are refused once for an answer that all share, after what one seller refuses", () => {
    const [mail, delivery] = [cartOf("Kiln", noEmail), cartOf("Loom", noMethod)];
    expect(refusalOf(mail, cartOf("Loom", noEmail))).toEqual([
      "invalid",
      "Please enter your email address.",
      "email",
    ]);
    const [code, message, field] = refusalOf(mail, delivery) ?? [];
    expect([code, field]).toEqual(["invalid", "shipping_method"]);
    expect(message).toMatch(/^Loom: \S/);
  });

  test("do not hide a fault that is no refusal", () => {
    const broken = { ...cartOf("Kiln"), summary: null as never };
    expect(() => checkTogether([cartOf("Loom"), broken])).toThrow(TypeError);
  });
});
