import { expect, test } from "vitest";
import { mugOrder } from "../order-view/order-fixture";
import { harborMailShop } from "./mail-shop-fixture";
import { sellerMail } from "./seller-mail";

const base = { to: "clay@potter.example", shop: harborMailShop };
const order = { ...mugOrder, customerNote: "<b>Ring twice</b>" };

test("a new order says what to pack, what it comes to and where to send it, the same in both parts", () => {
  const { to, subject, text, html } = sellerMail({ ...base, kind: "ordered", order });
  expect([to, subject]).toEqual(["clay@potter.example", "New order 100001"]);
  for (const words of [
    "2 ×",
    "MUG-NAVY",
    "$25.00",
    "$6.00",
    "$32.50",
    "Send it by Standard to",
    "Ring twice",
  ])
    for (const part of [text, html]) expect(part).toContain(words);
  expect(html).not.toContain("<b>");
});

test("a canceled order is not to be sent, and is another mail", () => {
  const { subject, text, messageKey } = sellerMail({ ...base, kind: "canceled", order });
  expect(subject).toBe("Order 100001 was canceled");
  expect(text).toContain("Please do not send it");
  expect(text).not.toContain("Send it by");
  expect(messageKey).not.toBe(sellerMail({ ...base, kind: "ordered", order }).messageKey);
});
