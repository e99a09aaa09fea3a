import { expect, test } from "vitest";
import { harborMailShop } from "../../shops/mail/mail-shop-fixture";
import { subscriptionStartedMail } from "./subscription-started-mail";

const tea = {
  qty: 2,
  name: "Tea <loose>",
  intervalText: "every 2 weeks",
  nextOnText: "Mar 15 2026",
  addressText: "1 Main St, Nazareth, PA 18064",
  paymentTitle: "Bank transfer",
};
const letter = {
  to: "ada@example.com",
  firstName: "Ada",
  messageKey: "subscriptions-1",
  orderNumber: "100001",
  shop: harborMailShop,
  url: "https://harbor.example/account/subscriptions",
};

test("a subscription that started says what comes when, where to, how it is paid, and where to change it", () => {
  const { subject, text, html } = subscriptionStartedMail({ ...letter, started: [tea] });
  expect(subject).toBe("Your Tea <loose> subscription has started");
  for (const words of [
    "Hello Ada,",
    "Order 100001 is the first delivery.",
    "2 × Tea <loose>, every 2 weeks. Next delivery: Mar 15 2026, to 1 Main St, Nazareth, PA 18064. Payment: Bank transfer.",
    "You can pause, skip, change or cancel it at any time.",
    letter.url,
  ])
    expect(text).toContain(words);
  expect(html).toContain("Tea &lt;loose&gt;");
});

test("several subscriptions of one order are in one mail; what is not delivered has no address", () => {
  const beans = { ...tea, name: "Beans", addressText: "" };
  const { subject, text } = subscriptionStartedMail({ ...letter, started: [tea, beans] });
  expect(subject).toBe("Your subscriptions have started");
  expect(text).toContain("2 × Beans, every 2 weeks. Next delivery: Mar 15 2026. Payment: Bank transfer.");
  expect(text).toContain("cancel them at any time.");
});
