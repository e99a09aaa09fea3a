import { expect, test } from "vitest";
import { harborMailShop } from "../../shops/mail/mail-shop-fixture";
import { mugOrder } from "../order-view/order-fixture";
import { sellerMail, sellerMailKinds } from "./seller-mail";

const url = "https://harbor.example/admin/orders/100001";
const base = { to: "clay@potter.example", shop: harborMailShop, url };
const order = { ...mugOrder, customerNote: "<b>Ring twice</b>" };

test("a new order says what to pack, what it comes to and where to send it, the same in both parts", () => {
  const { to, subject, text, html } = sellerMail({ ...base, kind: "ordered", order });
  expect([to, subject]).toEqual(["clay@potter.example", "New order 100001"]);
  for (const words of ["2 ×", "MUG-NAVY", "$25.00", "$6.00", "$32.50", "Ship to (Standard)", "Ring twice"])
    for (const part of [text, html]) expect(part).toContain(words);
  expect(html).not.toContain("<b>");
});

test("a canceled order is not to be sent, and is another mail", () => {
  const { subject, text, messageKey } = sellerMail({ ...base, kind: "canceled", order });
  expect(subject).toBe("Order 100001 was canceled");
  expect(text).toContain("Please don’t ship it");
  expect(text).not.toContain("Ship to");
  expect(messageKey).not.toBe(sellerMail({ ...base, kind: "ordered", order }).messageKey);
});

test("an order that its shopper collects is packed and not sent (rule shipping-5)", () => {
  const pickup = { address: "9 Mill Lane, Easton", note: "Ring twice." };
  const collected = { ...order, shippingMethodTitle: "Pick up at the mill", pickup };
  const { text, html } = sellerMail({ ...base, kind: "ordered", order: collected });
  for (const part of [text, html]) {
    expect(part).toContain("Please pack it for pickup.");
    expect(part).toContain("Collect it at 9 Mill Lane, Easton. Ring twice.");
    expect(part).not.toMatch(/send it|12 Harbor/i);
  }
  const canceled = sellerMail({ ...base, kind: "canceled", order: collected });
  expect(canceled.text).toContain("Please don’t hand it out");
});

test("what is to be packed has its picture, variation and SKU", () => {
  const lines = mugOrder.lines.map((line) => ({ ...line, imageUrl: "/media/mug.jpg" }));
  const { html, text } = sellerMail({ ...base, kind: "ordered", order: { ...order, lines } });
  expect(html).toMatch(/<img src="https?:\/\/[^"]*mug[^"]*" alt="" width="64"/);
  for (const part of [text, html]) expect(part).toContain("SKU: MUG-NAVY");
});

test.each(sellerMailKinds)("the mail '%s' leads to the order in the office (rule sellers-12)", (kind) => {
  const { text, html } = sellerMail({ ...base, kind, order });
  expect(text).toContain(`Open the order: ${url}`);
  expect(html).toContain(`href="${url}"`);
});
