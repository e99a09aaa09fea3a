import { describe, expect, it } from "vitest";
import { mugOrder } from "../order-view/order-fixture";
import { orderConfirmationMail } from "./order-confirmation";

const shop = { shopName: "Harbor & Pine", shopEmail: "hello@harbor.example" };
const orderUrl = "https://harbor.example/order/1?key=abc&x=1";
const mail = orderConfirmationMail({ order: mugOrder, ...shop, orderUrl });

describe("the confirmation of an order", () => {
  it("is sent by the shop to the shopper with the order's number", () => {
    expect(mail).toMatchObject({
      to: "ada@example.com",
      from: { name: "Harbor & Pine", address: "hello@harbor.example" },
      subject: "Your Harbor & Pine order 100001",
    });
  });

  it.each([
    "2 × Harbour mug (Navy)",
    "$25.00",
    "Shipping",
    "$6.00",
    "Tax",
    "$32.50",
    "12 Harbor Street",
    "Pay within a week.",
    "Account number: 0012345678",
    "Reference: HP 100001",
  ])("contains %s in both parts", (text) => {
    expect(mail.text).toContain(text);
    expect(mail.html).toContain(text);
  });

  it("links to the order in both parts", () => {
    expect(mail.text).toContain(orderUrl);
    expect(mail.html).toContain('href="https://harbor.example/order/1?key=abc&amp;x=1"');
  });

  it("escapes HTML in all texts", () => {
    const [line] = mugOrder.lines;
    const lines = line ? [{ ...line, name: "<img src=x onerror=alert(1)>" }] : [];
    const address = { ...mugOrder.billingAddress, address_line1: "<script>alert(1)</script>" };
    const order = { ...mugOrder, lines, shippingAddress: address, billingAddress: address };
    const { html } = orderConfirmationMail({ order, ...shop, shopName: "<b>Shop</b>", orderUrl });
    expect(html).not.toMatch(/<img|<script|<b>/);
  });

  it("has no payment instructions for a paid order", () => {
    const paid = { ...mugOrder, status: "processing" } as const;
    expect(orderConfirmationMail({ order: paid, ...shop, orderUrl }).text).not.toContain(
      "Pay within a week.",
    );
  });

  it("has the same key when it is made again", () => {
    expect(orderConfirmationMail({ order: mugOrder, ...shop, orderUrl })).toEqual(mail);
    expect(mail.messageKey).toBe(`order-confirmation-${mugOrder.id}`);
  });
});
