import { describe, expect, test } from "vitest";
import { namedCells } from "./named-cells";
import { isNoOrder, pastOrder } from "./past-order-rows";

const reading = { currency: "USD", zone: "America/New_York" };
const rowsOf = (first: Record<string, string>, ...more: Record<string, string>[]) =>
  [
    namedCells({ line: 2, cells: first }),
    ...more.map((cells, at) => namedCells({ line: 3 + at, cells })),
  ] as const;
const read = (first: Record<string, string>, ...more: Record<string, string>[]) => {
  const [head, ...rest] = rowsOf(first, ...more);
  return pastOrder([head as ReturnType<typeof namedCells>, ...rest], reading);
};
const orderOf = (...rows: [Record<string, string>, ...Record<string, string>[]]) => {
  const found = read(...rows);
  if (!("order" in found)) throw new Error(found.reason);
  return found.order;
};

const shopify = {
  Name: "#1001",
  Email: "Ada@example.com",
  "Financial Status": "partially_refunded",
  "Fulfillment Status": "fulfilled",
  Currency: "EUR",
  Subtotal: "45.00",
  Shipping: "5.00",
  Taxes: "7.98",
  Total: "47.50",
  "Discount Code": "SPRING",
  "Discount Amount": "2.50",
  "Shipping Method": "Standard",
  "Created at": "2023-02-01 10:00:00 -0500",
  "Lineitem quantity": "2",
  "Lineitem name": "Mug - Blue",
  "Lineitem price": "20.00",
  "Lineitem sku": "MUG-B",
  "Billing Name": "Ada Marsh",
  "Billing Street": "12 Harbor Street",
  "Billing City": "Nazareth",
  "Billing Zip": "'18064",
  "Billing Country": "US",
  "Payment Method": "Shopify Payments",
  "Refunded Amount": "5.00",
  "Tax 1 Name": "VAT 19%",
  "Tax 1 Value": "7.98",
};
const second = {
  Name: "#1001",
  Email: "Ada@example.com",
  "Lineitem quantity": "1",
  "Lineitem name": "Plate",
  "Lineitem price": "5.00",
  "Lineitem sku": "PL",
};

describe("an order of Shopify's", () => {
  test("has the lines of all its rows, and sums, taxes, refund and state as they were", () => {
    expect(orderOf(shopify, second)).toEqual({
      number: "#1001",
      email: "ada@example.com",
      placedAt: "2023-02-01T15:00:00.000Z",
      state: "partially refunded, fulfilled",
      currency: "EUR",
      lines: [
        { name: "Mug - Blue", sku: "MUG-B", qty: 2, priceMinor: 2000 },
        { name: "Plate", sku: "PL", qty: 1, priceMinor: 500 },
      ],
      subtotalMinor: 4500,
      discountMinor: 250,
      discountCodes: "SPRING",
      shippingMinor: 500,
      shippingTitle: "Standard",
      taxMinor: 798,
      taxes: [{ name: "VAT 19%", amountMinor: 798 }],
      totalMinor: 4750,
      refundedMinor: 500,
      paymentTitle: "Shopify Payments",
      shipping: [],
      billing: ["Ada Marsh", "12 Harbor Street", "18064 Nazareth", "US"],
    });
  });

  test("that was canceled says so first", () => {
    expect(orderOf({ ...shopify, "Cancelled at": "2023-02-02 10:00:00 -0500" }).state).toBe(
      "canceled, partially refunded, fulfilled",
    );
  });

  test.each([
    [{ "Created at": "" }, "has no date"],
    [
      { "Created at": "08/03/2026" },
      "has the date '08/03/2026': write dates as 2026-03-08, or 2026-03-08 14:30:00 -0500",
    ],
    [{ "Created at": "2026-02-30" }, "has the date '2026-02-30', which is none of the calendar"],
    [{ Total: "" }, "has no total"],
    [{ Total: "much" }, "'much' is no amount"],
    [{ Currency: "EURO" }, "'EURO' is no currency"],
    [{ Email: "ada" }, "'ada' is not an address for mail"],
    [{ "Lineitem quantity": "" }, "has a line without a quantity or a price"],
  ])("with %j is refused", (change, reason) => {
    expect(read({ ...shopify, ...change })).toEqual({ line: 2, reason });
  });

  test("may have no e-mail, as those of a till", () => {
    expect(orderOf({ ...shopify, Email: "" }).email).toBe("");
  });
});

describe("an order of WooCommerce's exporters", () => {
  test("has all its lines in one row, with what all pieces cost", () => {
    const order = orderOf({
      order_id: "77",
      order_number: "77",
      order_date: "2022-05-01 09:00:00",
      status: "wc-completed",
      order_total: "25,00",
      order_currency: "USD",
      billing_email: "ida@example.com",
      line_item_1: "name:Mug|product_id:12|sku:MUG|quantity:2|total:20.00|sub_total:20.00",
      line_item_2: "name:Card: red|product_id:13|sku:|quantity:1.0|total:5.00",
      billing_first_name: "Ida",
      billing_last_name: "Wells",
      billing_city: "Berlin",
    });
    expect(order).toMatchObject({
      number: "77",
      state: "completed",
      totalMinor: 2500,
      subtotalMinor: 2500,
      lines: [
        { name: "Mug", sku: "MUG", qty: 2, priceMinor: 1000 },
        { name: "Card: red", sku: "", qty: 1, priceMinor: 500 },
      ],
      billing: ["Ida Wells", "Berlin"],
    });
  });

  test("has one row for each line", () => {
    const row = {
      "Order Number": "78",
      "Order Status": "Refunded",
      "Order Date": "2022-05-01 09:00",
      "Email (Billing)": "ida@example.com",
      "Order Total Amount": "30",
      "Order Refund Amount": "-30",
    };
    const order = orderOf(
      { ...row, "Item Name": "Mug", SKU: "MUG", Quantity: "2", "Item Cost": "10" },
      { ...row, "Item Name": "Card", SKU: "CARD", Quantity: "1", "Item Cost": "10" },
    );
    expect(order).toMatchObject({ state: "refunded", totalMinor: 3000, refundedMinor: 3000 });
    expect(order.lines.map(({ sku }) => sku)).toEqual(["MUG", "CARD"]);
  });

  test("that was only begun is none", () => {
    expect(isNoOrder(namedCells({ line: 2, cells: { status: "wc-checkout-draft" } }))).toBe(true);
    expect(isNoOrder(namedCells({ line: 2, cells: { status: "wc-completed" } }))).toBe(false);
  });
});
