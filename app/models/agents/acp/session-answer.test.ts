import { describe, expect, test } from "vitest";
import { nothingAsked } from "../purchase/asked-purchase";
import type { ShownPurchase } from "../purchase/shown-purchase";
import { cartsOf, shownPurchase, toHome, told } from "../purchase/shown-purchase-fixture";
import { sessionAnswer } from "./session-answer";

const handlers = [{ id: "card" }];
const answer = (changes: Parameters<typeof shownPurchase>[0] = {}) =>
  sessionAnswer(shownPurchase(changes), handlers);
const image = { url: "/media/harbor/mug", width: 10, height: 10, alt: "" };
const digital = cartsOf([{}], { lines: { nonShippable: true } });
const address = { ...told, company: "" };
const twoSellers = cartsOf([
  { shippingAddress: address, shippingMethodCode: "standard" },
  { shippingAddress: address },
]);

test("a session says what is bought, by the agent's names of the lines (rule agents-15)", () => {
  const said = answer({ carts: cartsOf(undefined, { lines: { image, variationText: "Moss" } }) });
  expect(said.capabilities).toEqual({
    payment: { handlers },
    interventions: { supported: [] },
    extensions: [{ name: "discount", extends: ["$.CheckoutSession.discounts"] }],
  });
  expect(said.currency).toBe("usd");
  expect(said.line_items).toEqual([
    {
      id: "li_1",
      item: { id: "MUG" },
      quantity: 2,
      name: "Harbour mug (Moss)",
      unit_amount: 1250,
      sku: "MUG",
      images: ["https://shop.example/media/harbor/mug"],
      totals: [
        { type: "subtotal", display_text: "Subtotal", amount: 2500 },
        { type: "total", display_text: "Total", amount: 2500 },
      ],
    },
  ]);
  expect(said.totals).toEqual([
    { type: "subtotal", display_text: "Subtotal", amount: 2500 },
    { type: "fulfillment", display_text: "Delivery", amount: 1500 },
    { type: "total", display_text: "Total", amount: 4000 },
  ]);
  expect(said.links).toEqual([
    { type: "return_policy", url: "https://shop.example/returns", title: "Returns" },
  ]);
  expect(said.expires_at).toBe("2026-06-01T06:00:00.000Z");
});

test("what is not there is left out", () => {
  const said = answer({ asked: nothingAsked, carts: digital });
  expect(said.line_items[0]).not.toHaveProperty("images");
  for (const name of ["buyer", "order"]) expect(said).not.toHaveProperty(name);
  expect(said.fulfillment_details).toEqual({});
});

describe("the buyer", () => {
  test("is told back once there is an email, which delivery needs too", () => {
    const buyer = { email: "ada@example.com", first_name: "Ada", last_name: "Marsh", phone: "6105551234" };
    const said = answer({ asked: { ...toHome, buyer } });
    expect(said.buyer).toEqual({
      email: "ada@example.com",
      first_name: "Ada",
      last_name: "Marsh",
      phone_number: "6105551234",
    });
    expect(said.fulfillment_details).toHaveProperty("email", "ada@example.com");
    expect(answer({ asked: { ...toHome, buyer: { email: "a@b.co" } } }).buyer).toEqual({ email: "a@b.co" });
    expect(answer({ asked: { ...toHome, buyer: { first_name: "Ada" } } })).not.toHaveProperty("buyer");
  });
});

describe("delivery", () => {
  test("goes to the chosen place in the protocol's words", () => {
    const expected = {
      name: "Ada Marsh",
      address: {
        name: "Ada Marsh",
        line_one: "12 Harbor Street",
        city: "Nazareth",
        state: "PA",
        country: "US",
        postal_code: "18064",
      },
    };
    expect(answer().fulfillment_details).toEqual(expected);
    const more = { ...told, first_name: "", address_line2: "Flat 2", phone: "6105551234" };
    expect(
      answer({ asked: { ...toHome, destinations: [{ id: "home", address: more }] } }).fulfillment_details,
    ).toMatchObject({ name: "Marsh", phone_number: "6105551234", address: { line_two: "Flat 2" } });
  });

  test("offers each way but a place to collect, and says which was chosen", () => {
    const said = answer();
    expect(said.fulfillment_options).toEqual([
      {
        type: "shipping",
        id: "standard",
        title: "Standard",
        totals: [{ type: "total", display_text: "Standard", amount: 500 }],
      },
      {
        type: "shipping",
        id: "express",
        title: "Express",
        totals: [{ type: "total", display_text: "Express", amount: 1500 }],
      },
    ]);
    expect(said.selected_fulfillment_options).toEqual([
      { type: "shipping", option_id: "express", item_ids: ["li_1"] },
    ]);
  });

  test("offers to collect where one place has all of it (rule agents-21)", () => {
    const pickup = { name: "Harbor", text: "Collect it at 1 Wharf St.", address: told };
    const collects = [{ shippingAddress: { ...told, company: "" }, shippingMethodCode: "collect" }];
    const said = answer({ pickup, asked: { ...toHome, isPickedUp: true }, carts: cartsOf(collects) });
    expect(said.fulfillment_options[2]).toMatchObject({
      type: "pickup",
      id: "collect",
      location: { name: "Harbor", address: { line_one: told.address_line1 } },
    });
    expect(said.selected_fulfillment_options).toMatchObject([{ type: "pickup", option_id: "collect" }]);
    expect(answer({ pickup, asked: nothingAsked }).fulfillment_options).toHaveLength(1);
  });

  test("of several sellers names each one's ways apart", () => {
    const said = answer({ carts: twoSellers });
    expect(said.fulfillment_options.map(({ id }) => id)).toEqual([
      "1:standard",
      "1:express",
      "2:standard",
      "2:express",
    ]);
    expect(said.selected_fulfillment_options).toEqual([
      { type: "shipping", option_id: "1:standard", item_ids: ["li_1"] },
    ]);
  });

  test("offers nothing before a place was chosen, and 'digital' where nothing is sent", () => {
    expect(answer({ asked: nothingAsked }).fulfillment_options).toEqual([]);
    expect(answer({ carts: digital }).fulfillment_options).toEqual([
      {
        type: "digital",
        id: "digital",
        title: "No delivery needed",
        totals: [{ type: "total", display_text: "Delivery", amount: 0 }],
      },
    ]);
    expect(answer({ carts: digital }).selected_fulfillment_options).toEqual([]);
  });
});

test("discounts say by which code, that they came by themselves, or why not", () => {
  const rule = { title: "Save", action: { type: "percent" as const, rateBasisPoints: 1000 } };
  const discounts = [{ ...rule, id: "all", title: "All", code: null }];
  const asked = { ...toHome, codes: ["OLD"], refusedCodes: [{ code: "OLD", text: "It has ended." }] };
  const said = answer({ carts: cartsOf(undefined, { more: { discounts } }), asked });
  expect(said.discounts).toEqual({
    codes: ["OLD"],
    applied: [{ id: "discount_1", automatic: true, coupon: { id: "discount_1", name: "All" }, amount: 250 }],
    rejected: [
      { code: "OLD", reason: "discount_code_invalid", message: "It has ended." },
      { code: "SAVE", reason: "discount_code_invalid", message: expect.stringContaining("SAVE") },
    ],
  });
  expect(said.totals).toContainEqual({ type: "discount", display_text: "Discount", amount: 250 });
  const coded = cartsOf(undefined, { more: { discounts: [{ ...rule, id: "code", code: "SAVE" }] } });
  expect(answer({ carts: coded }).discounts).toMatchObject({
    applied: [{ id: "discount_1", code: "SAVE", coupon: { id: "SAVE", name: "Save" } }],
    rejected: [],
  });
});

test.each<[ShownPurchase["status"], string, boolean]>([
  ["incomplete", "not_ready_for_payment", false],
  ["requires_escalation", "requires_escalation", false],
  ["ready_for_complete", "ready_for_payment", false],
  ["complete_in_progress", "complete_in_progress", false],
  ["completed", "completed", true],
  ["canceled", "canceled", true],
])("one that is %s is said to be %s", (status, said, isOver) => {
  const problem = {
    kind: "error",
    at: "order",
    code: "missing",
    severity: "recoverable",
    text: "There are no items.",
  } as const;
  const session = answer({ status, problems: [problem] });
  expect(session.status).toBe(said);
  expect(session.messages).toHaveLength(isOver ? 0 : 1);
  expect("continue_url" in session).toBe(!isOver);
});

test("an order is confirmed once the session is complete", () => {
  const order = { id: "o1", number: "100001", url: "https://shop.example/order/1" };
  expect(answer({ order, status: "completed" }).order).toEqual({
    id: "o1",
    checkout_session_id: "purchase",
    order_number: "100001",
    permalink_url: "https://shop.example/order/1",
    status: "confirmed",
  });
  expect(answer({ order, status: "complete_in_progress" }).order?.status).toBe("created");
});
