import { expect, test } from "vitest";
import { harborMailShop } from "../../shops/mail/mail-shop-fixture";
import { subscriptionMail } from "./subscription-mail";

const about = {
  to: "ada@example.com",
  firstName: "<b>Ada</b>",
  name: "Tea",
  reason: "Tea: Out of Stock.",
  messageKey: "subscription-1",
  payUrl: null,
  orderNumber: null,
  shop: harborMailShop,
  url: "https://harbor.example/account/subscriptions",
};

test("a delivery that failed says why and when it is tried again", () => {
  const { subject, text, html } = subscriptionMail({ ...about, retryOnText: "Mar 16 2026" });
  expect(subject).toBe("We couldn’t send your Tea this time");
  for (const part of [text, html.replaceAll("&#39;", "'")])
    for (const words of ["Tea: Out of Stock.", "We’ll try again on Mar 16 2026.", about.url])
      expect(part).toContain(words);
  expect(html).not.toContain("<b>Ada");
});

test("the last failure says that the subscription is paused", () => {
  const { subject, text } = subscriptionMail({ ...about, retryOnText: null });
  expect(subject).toBe("Your Tea subscription is paused");
  expect(text).toContain("paused your subscription");
});

test("an order that only the customer can pay for is linked", () => {
  const payUrl = "https://harbor.example/order/1";
  const { text, html } = subscriptionMail({ ...about, retryOnText: "Mar 16 2026", payUrl });
  expect(text).toContain(`Pay for this order: ${payUrl}`);
  expect(html).toContain(`href="${payUrl}"`);
});

test("a declined order is named, and charged again under its number", () => {
  const { text } = subscriptionMail({ ...about, retryOnText: "Mar 16 2026", orderNumber: "1000012" });
  expect(text).toContain("order 1000012 couldn’t be paid: Tea: Out of Stock.");
  expect(text).toContain("We’ll charge the same order again on Mar 16 2026.");
});

test("after the last try a declined order is canceled", () => {
  const { text } = subscriptionMail({ ...about, retryOnText: null, orderNumber: "1000012" });
  expect(text).toContain("Nothing was charged, and the order is canceled.");
});
