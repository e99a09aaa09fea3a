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

  it.each([
    [
      quoteReceivedMail,
      "quote-received-q-1",
      "We got your quote request Q-1001",
      "We’re working on prices for what you asked about. We’ll email you as soon as they’re ready.",
      "See your request: ",
      "You’re getting this email because you asked for a quote.",
    ],
    [
      quoteToPriceMail,
      "quote-to-price-q-1",
      "Please price Q-1001 for ada@example.com",
      "For a café",
      "See the request: ",
      "You’re getting this email because a shopper asked for a quote. Its number is Q-1001.",
    ],
    [
      quotePricedMail,
      "quote-priced-q-1-1",
      "Your quote Q-1001 is ready",
      "Our best price",
      "Order now: ",
      "You’re getting this email because you asked for a quote.",
    ],
  ])("%o is %s and says why it is sent", (made, key, subject, first, action, why) => {
    const { messageKey, subject: said, text } = made(mail);
    const parts = text.split("\n\n");
    expect([messageKey, said, parts[0]]).toEqual([key, subject, first]);
    expect(parts).toContain(`${action}${url}`);
    expect(parts).toContain(why);
  });

  it("say amounts once they are priced, and not before", () => {
    for (const made of [quoteReceivedMail, quoteToPriceMail])
      expect(made(mail).text).toContain(`\n\n2 × ${mugLine.name}\n\n`);
    expect(quotePricedMail(mail).text).toContain(`2 × ${mugLine.name}  $16.00`);
    expect(quotePricedMail(mail).text).toContain("Subtotal: $16.00");
  });

  it("have words where shopper or shop wrote none", () => {
    expect(quoteToPriceMail({ ...mail, quote: { ...quote, note: "" } }).text).toMatch(
      /^They left no message\./,
    );
    const text = quotePricedMail({ ...mail, quote: { ...quote, answer: "" } }).text.split("\n\n");
    expect(text[0]).toBe("Here are your prices.");
    expect(text[1]).toContain("2 × ");
    expect(quotePricedMail(mail).text).not.toContain("Here are your prices.");
  });

  it("show the picture of what is quoted, and none where there is none", () => {
    const [item] = quote.summary.items;
    const image = { url: "/media/harbor/mug.jpg", alt: "", width: 800, height: 800 };
    const summary = { ...quote.summary, items: item ? [{ ...item, image }] : [] };
    expect(quoteReceivedMail({ ...mail, quote: { ...quote, summary } }).html).toContain("mug.jpg");
    expect(quoteReceivedMail(mail).html).not.toContain("<img");
  });

  it("have the owner’s words with number and sum", () => {
    const own = { subject: "{order}: {total}", opening: "", closing: "" };
    const shop = { ...harborMailShop, ownWords: { quote_received: own, quote_priced: own } };
    expect(quoteReceivedMail({ ...mail, shop }).subject).toBe("Q-1001: {total}");
    expect(quotePricedMail({ ...mail, shop }).subject).toBe("Q-1001: $16.00");
  });

  it("are one message each time it is priced", () => {
    expect(quotePricedMail(mail).messageKey).toBe(quotePricedMail(mail).messageKey);
    expect(quotePricedMail({ ...mail, revision: "2" }).messageKey).not.toBe(quotePricedMail(mail).messageKey);
  });
});
