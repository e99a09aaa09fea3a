import { describe, expect, it } from "vitest";
import { mugLine } from "../../selling/cart-summary/cart-line-fixture";
import { noCodes, summarizeCart } from "../../selling/cart-summary/summarize-cart";
import { harborMailShop } from "../../shops/mail/mail-shop-fixture";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";
import { anonymousVisitor } from "../../shops/visitors/visitor";
import type { QuoteView } from "../quote-view";
import { quotePricedMail, quoteReceivedMail, quoteToPriceMail } from "./quote-mails";

const quote: QuoteView = {
  id: "q-1",
  number: "Q-1001",
  state: "priced",
  email: "ada@example.com",
  orderId: null,
  note: "For a café",
  answer: "Our best price",
  createdOnText: "Mar 01 2026",
  validUntilText: "Mar 15 2026",
  summary: summarizeCart({
    ...noCodes,
    cartId: "cart",
    lines: [{ ...mugLine, qty: 2, priceMinor: 800, finalPriceMinor: 800, levels: [] }],
    draft: {},
    shop: {
      tenant: { id: "tenant", code: "harbor", currency: "USD" },
      settings: shopSettingsSchema.parse({}),
    },
    visitor: anonymousVisitor,
    now: new Date("2026-03-01T12:00:00Z"),
  }),
};
const url = "https://harbor.example/checkout/quote/preview/q-1?key=abc";
const mail = { quote, url, revision: "1", shop: harborMailShop };

describe("the mails of a quote", () => {
  it("confirm the request to the shopper", () => {
    const { to, text } = quoteReceivedMail(mail);
    expect(to).toBe("ada@example.com");
    expect(text).toContain(`2 × ${mugLine.name}`);
    expect(text).toContain(url);
  });

  it("ask the shop for a price, with what the shopper wrote", () => {
    const { to, subject, text } = quoteToPriceMail(mail);
    expect([to, subject]).toEqual(["hello@harbor.example", "Please price Q-1001 for ada@example.com"]);
    expect(text).toContain("For a café");
    expect(text).toContain(`See the request: ${url}`);
    expect(text).not.toContain("npm run");
  });

  it("offer the shopper the prices, how long they hold, and the way to order", () => {
    const { to, text } = quotePricedMail(mail);
    expect(to).toBe("ada@example.com");
    for (const part of [
      "Our best price",
      "$16.00",
      "These prices are good until Mar 15 2026.",
      `Order now: ${url}`,
    ])
      expect(text).toContain(part);
  });

  it("are one message each time it is priced", () => {
    expect(quotePricedMail(mail).messageKey).toBe(quotePricedMail(mail).messageKey);
    expect(quotePricedMail({ ...mail, revision: "2" }).messageKey).not.toBe(quotePricedMail(mail).messageKey);
  });
});
