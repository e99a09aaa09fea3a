import { expect, test } from "vitest";
import { harborMailShop } from "../../shops/mail/mail-shop-fixture";
import { type GiftCardMail, giftCardMail } from "./gift-card-mail";

const card: GiftCardMail = {
  giftCardId: 7,
  to: "grace@example.com",
  greetedName: "Grace",
  fromName: "Ada",
  message: "Happy birthday!",
  code: "ABCD-EFGH-JKLM-NPQR",
  valueMinor: 5000,
  currency: "USD",
  shop: harborMailShop,
};

test("says who sends it, what it is worth, and the code", () => {
  const { subject, text, html, to } = giftCardMail(card);
  expect([to, subject]).toEqual(["grace@example.com", "Ada sent you a Harbor & Pine gift card"]);
  for (const words of ["Hello Grace,", "worth $50.00", "Happy birthday!", "ABCD-EFGH-JKLM-NPQR"]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
});

test("to the buyer it names no sender", () => {
  const { subject, text } = giftCardMail({ ...card, greetedName: "", fromName: "", message: "" });
  expect([subject, text.slice(0, 6)]).toEqual(["Your Harbor & Pine gift card", "Hello,"]);
});

test("what a shopper typed is escaped", () => {
  expect(giftCardMail({ ...card, message: "<script>" }).html).toContain("&lt;script&gt;");
});
