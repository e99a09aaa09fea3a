import { expect, test } from "vitest";
import { harborMailShop } from "../../shops/mail/mail-shop-fixture";
import { stockNoticeMail } from "./stock-notice-mail";

const notice = {
  id: "n1",
  to: "ada@example.com",
  productName: "Tide mug",
  image: null,
  url: "https://harbor.example/back-in-stock/n1",
  productUrl: "https://harbor.example/tide-mug",
  unsubscribeUrl: "https://harbor.example/unsubscribe/back-in-stock/n1",
};

test.each([
  ["confirm", "Confirm: email me when Tide mug is back", notice.url],
  ["noted", "We’ll email you when Tide mug is back", notice.url],
  ["returned", "Tide mug is back in stock", notice.productUrl],
] as const)("the mail '%s' leads where it should", (kind, subject, url) => {
  const mail = stockNoticeMail(harborMailShop, kind, notice);
  expect(mail).toMatchObject({ subject, to: "ada@example.com", messageKey: `stock-notice-${kind}-n1` });
  expect(mail.text).toContain(`: ${url}\n`);
});

test("what a shopper confirmed can be ended, and nothing else is sent before", () => {
  const endOf = (kind: Parameters<typeof stockNoticeMail>[1]) => {
    const { unsubscribeUrl, html } = stockNoticeMail(harborMailShop, kind, notice);
    expect(html.includes(notice.unsubscribeUrl)).toBe(unsubscribeUrl !== undefined);
    return unsubscribeUrl;
  };
  expect(endOf("confirm")).toBeUndefined();
  expect(endOf("noted")).toBe(notice.unsubscribeUrl);
  expect(endOf("returned")).toBe(notice.unsubscribeUrl);
});
