import { describe, expect, test } from "vitest";
import { ga4Body } from "./ga4-body";
import { marketingBody } from "./marketing-body";
import { type EventFacts, shopEventSchema } from "./shop-event";

const at = new Date("2026-03-01T12:00:00Z");
const mug = { sku: "MUG", name: "Mug", qty: 2 };
const added: EventFacts = {
  event: { name: "add_to_cart", product_id: 7, qty: 2 },
  items: [mug],
  goods: null,
  order: null,
};
const bought: EventFacts = {
  event: { name: "purchase", order_id: "6f3b1f0e-6a51-4b8e-9d0a-0b6f6f6f6f6f" },
  items: [mug],
  goods: null,
  order: { number: "1001", total: 48.5, tax: 3.5, shipping: 6, currency: "USD" },
};
const viewed: EventFacts = {
  event: { name: "page_view", path: "/kitchen", title: "Kitchen" },
  items: [],
  goods: null,
  order: null,
};

describe("analytics", () => {
  const body = (facts: EventFacts) =>
    ga4Body(facts, { clientId: "b.1", at, origin: "https://harbor.example" });

  test("receives a page view with its address", () => {
    expect(body(viewed)).toEqual({
      client_id: "b.1",
      timestamp_micros: 1_772_366_400_000_000,
      events: [
        {
          name: "page_view",
          params: {
            page_location: "https://harbor.example/kitchen",
            page_title: "Kitchen",
            engagement_time_msec: 1,
          },
        },
      ],
    });
  });

  test("receives an order with number and total", () => {
    expect(body(bought).events[0]?.params).toMatchObject({
      transaction_id: "1001",
      value: 48.5,
      currency: "USD",
    });
  });

  test("receives currency, value and price of what is added (rule tracking-3)", () => {
    const seen = { ...added, items: [{ ...mug, price: 24 }], goods: { value: 48, currency: "USD" } };
    expect(body(seen).events[0]?.params).toMatchObject({
      currency: "USD",
      value: 48,
      items: [{ item_id: "MUG", quantity: 2, price: 24 }],
    });
  });

  test("never receives a price that is hidden", () => {
    expect(JSON.stringify(body(added))).not.toMatch(/price|value|currency/);
  });
});

describe("marketing", () => {
  const body = (facts: EventFacts) => marketingBody(facts, { email: "ann@example.com", at, uniqueId: "u1" });

  test("receives who added what to the cart", () => {
    expect(body(added)?.data.attributes).toMatchObject({
      metric: { data: { attributes: { name: "Added to Cart" } } },
      profile: { data: { attributes: { email: "ann@example.com" } } },
      properties: { Items: [{ SKU: "MUG", ProductName: "Mug", Quantity: 2 }] },
      unique_id: "u1",
    });
  });

  test("receives an order's value", () => {
    expect(body(bought)?.data.attributes).toMatchObject({ value: 48.5, properties: { OrderId: "1001" } });
  });

  test("receives no page views", () => {
    expect(body(viewed)).toBeNull();
  });
});

test.each([
  { name: "page_view", path: "https://evil.example", title: "" },
  { name: "add_to_cart", product_id: 1, qty: 0 },
  { name: "purchase", order_id: "1001" },
  { name: "delete_shop" },
])("%j is not an event", (event) => {
  expect(shopEventSchema.safeParse(event).success).toBe(false);
});
