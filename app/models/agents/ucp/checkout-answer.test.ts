import { describe, expect, test } from "vitest";
import { nothingAsked } from "../purchase/asked-purchase";
import type { PurchaseProblem } from "../purchase/purchase-problems";
import type { ShownPurchase } from "../purchase/shown-purchase";
import { cartsOf, shownPurchase, toHome, told } from "../purchase/shown-purchase-fixture";
import { cartAnswer, checkoutAnswer, messageOf } from "./checkout-answer";

const facts = {
  capabilities: { "dev.ucp.shopping.checkout": [{ version: "1" }] },
  handlers: { card: [{}] },
  isMultiGroup: true,
};
const answer = (changes: Parameters<typeof shownPurchase>[0] = {}) =>
  checkoutAnswer(shownPurchase(changes), facts);
const image = { url: "/media/harbor/mug", width: 10, height: 10, alt: "" };
const problem: PurchaseProblem = {
  kind: "error",
  at: "email",
  code: "missing",
  severity: "recoverable",
  text: "The buyer’s email is required.",
};

test("a checkout says what is bought, by the agent's names of the lines", () => {
  const { line_items, totals, currency, links, ucp, expires_at } = answer({
    carts: cartsOf(undefined, { lines: { image, variationText: "Moss" } }),
  });
  expect(ucp).toEqual({
    version: expect.any(String),
    status: "success",
    capabilities: facts.capabilities,
    payment_handlers: facts.handlers,
  });
  expect(currency).toBe("USD");
  expect(line_items).toEqual([
    {
      id: "li_1",
      item: {
        id: "MUG",
        title: "Harbour mug (Moss)",
        price: 1250,
        image_url: "https://shop.example/media/harbor/mug",
      },
      quantity: 2,
      totals: [
        { type: "subtotal", amount: 2500 },
        { type: "total", amount: 2500 },
      ],
    },
  ]);
  expect(totals.map(({ type, amount }) => [type, amount])).toEqual([
    ["subtotal", 2500],
    ["fulfillment", 1500],
    ["total", 4000],
  ]);
  expect(links).toEqual([{ type: "refund_policy", url: "https://shop.example/returns", title: "Returns" }]);
  expect(expires_at).toBe("2026-06-01T06:00:00.000Z");
});

test("what is not there is left out", () => {
  const plain = answer({ asked: nothingAsked, carts: cartsOf([{}], { lines: { nonShippable: true } }) });
  expect(plain.line_items[0]?.item).not.toHaveProperty("image_url");
  for (const name of ["buyer", "fulfillment", "attribution", "order"]) expect(plain).not.toHaveProperty(name);
  expect(plain.payment).toEqual({ instruments: [] });
});

test("the buyer is told back in the protocol's words", () => {
  const buyer = { email: "ada@example.com", phone: "6105551234", consent: { marketing: true } };
  expect(answer({ asked: { ...toHome, buyer } }).buyer).toEqual({
    email: "ada@example.com",
    phone_number: "6105551234",
    consent: { marketing: true },
  });
  expect(answer({ asked: { ...toHome, buyer: { first_name: "Ada" } } }).buyer).toEqual({ first_name: "Ada" });
});

describe("delivery", () => {
  const methodOf = (changes: Parameters<typeof shownPurchase>[0] = {}) =>
    answer(changes).fulfillment?.methods[0];

  test("offers what may be sent to the chosen place, but no place to collect", () => {
    expect(methodOf()).toMatchObject({
      id: "shipping_1",
      type: "shipping",
      line_item_ids: ["li_1"],
      destinations: [{ id: "home", street_address: "12 Harbor Street", address_country: "US" }],
      selected_destination_id: "home",
      groups: [
        {
          id: "group_1",
          line_item_ids: ["li_1"],
          options: [
            { id: "standard", title: "Standard", totals: [{ type: "total", amount: 500 }] },
            { id: "express", title: "Express", totals: [{ type: "total", amount: 1500 }] },
          ],
          selected_option_id: "express",
        },
      ],
    });
    expect(methodOf()?.groups[0]?.options).toHaveLength(2);
  });

  test("is a group for each seller", () => {
    const address = { ...told, company: "" };
    const drafts = [
      { shippingAddress: address, shippingMethodCode: "standard" },
      { shippingAddress: address },
    ];
    expect(methodOf({ carts: cartsOf(drafts) })).toMatchObject({
      line_item_ids: ["li_1", "li_2"],
      groups: [
        { id: "group_1", line_item_ids: ["li_1"], selected_option_id: "standard" },
        { id: "group_2", line_item_ids: ["li_2"], selected_option_id: null },
      ],
    });
  });

  test("is one group for an agent that shows one: what all sellers offer, at the sum of their prices", () => {
    const address = { ...told, company: "" };
    const of = (...codes: string[]) => {
      const drafts = codes.map((shippingMethodCode) => ({ shippingAddress: address, shippingMethodCode }));
      const shown = shownPurchase({ carts: cartsOf(drafts) });
      return checkoutAnswer(shown, { ...facts, isMultiGroup: false }).fulfillment?.methods[0]?.groups;
    };
    expect(of("express", "express")).toEqual([
      {
        id: "group_1",
        line_item_ids: ["li_1", "li_2"],
        options: [
          { id: "standard", title: "Standard", totals: [{ type: "total", amount: 1000 }] },
          { id: "express", title: "Express", totals: [{ type: "total", amount: 3000 }] },
        ],
        selected_option_id: "express",
      },
    ]);
    expect(of("express", "standard")?.[0]?.selected_option_id).toBeNull();
    expect(of("express")).toHaveLength(1);
  });

  test("has no groups before a place was chosen, and keeps the agent's name of it", () => {
    const asked = { ...toHome, selectedDestinationId: null, methodId: "mine" };
    expect(methodOf({ asked })).toMatchObject({ id: "mine", groups: [], selected_destination_id: null });
  });

  test("is told to an agent that asked for it, though nothing is sent", () => {
    const carts = cartsOf([{}], { lines: { nonShippable: true } });
    expect(methodOf({ carts, asked: { ...toHome, methodId: "mine" } })).toMatchObject({
      line_item_ids: [],
      groups: [],
    });
  });
});

test("discounts say by which code, or that they came by themselves", () => {
  const rule = { title: "Save", action: { type: "percent" as const, rateBasisPoints: 1000 } };
  const discounts = [
    { ...rule, id: "code", code: "SAVE" },
    { ...rule, id: "all", title: "All", code: null },
  ];
  const told = answer({
    carts: cartsOf(undefined, { more: { discounts } }),
    asked: { ...toHome, codes: ["SAVE"] },
  }).discounts;
  expect(told).toEqual({
    codes: ["SAVE"],
    applied: [
      { title: "All", amount: 250, automatic: true },
      { title: "Save", amount: 225, code: "SAVE" },
    ],
  });
});

describe("what hinders it", () => {
  test.each<[PurchaseProblem["at"], string]>([
    ["email", "$.buyer.email"],
    ["buyer", "$.buyer"],
    ["destination", "$.fulfillment.methods[0].selected_destination_id"],
    ["option", "$.fulfillment.methods[0].groups[0].selected_option_id"],
    ["codes", "$.discounts.codes"],
    ["payment", "$.payment"],
  ])("at the %s names %s", (at, path) => {
    expect(messageOf({ ...problem, at } as PurchaseProblem)).toEqual({
      type: "error",
      code: "missing",
      content: problem.text,
      severity: "recoverable",
      path,
    });
  });

  test("names a line by its place, and nothing for the whole order", () => {
    expect(messageOf({ ...problem, at: "line", line: 3 })).toHaveProperty("path", "$.line_items[3]");
    expect(messageOf({ ...problem, at: "line", line: null })).toHaveProperty("path", "$.line_items");
    expect(messageOf({ ...problem, at: "order" })).not.toHaveProperty("path");
  });

  test("is a warning without a severity where it hinders nothing", () => {
    expect(messageOf({ ...problem, kind: "warning" })).toEqual({
      type: "warning",
      code: "missing",
      content: problem.text,
      path: "$.buyer.email",
    });
  });

  test("says a declined payment in the protocol's word", () => {
    expect(messageOf({ ...problem, at: "payment", code: "payment_declined" }).code).toBe("payment_failed");
  });
});

test.each<[ShownPurchase["status"], boolean]>([
  ["incomplete", false],
  ["complete_in_progress", false],
  ["completed", true],
  ["canceled", true],
])("one that is %s is over: %s", (status, isOver) => {
  const said = answer({ status, problems: [problem] });
  expect(said.status).toBe(status);
  expect(said.messages).toHaveLength(isOver ? 0 : 1);
  expect("continue_url" in said).toBe(!isOver);
});

test("an order is named by its number and address", () => {
  const order = { id: "o1", number: "100001", url: "https://shop.example/order/1" };
  expect(answer({ order }).order).toEqual({
    id: "o1",
    label: "100001",
    permalink_url: "https://shop.example/order/1",
  });
  const attribution = { source: "agent" };
  expect(answer({ asked: { ...toHome, attribution } }).attribution).toEqual(attribution);
});

test("a cart is told with estimates, and without what only its checkout asks", () => {
  const place = { country: "US", state: "", postcode: "10001" };
  const claims = ["com.example.gold"];
  const unknown: PurchaseProblem = {
    ...problem,
    at: "claim",
    code: "eligibility_not_accepted",
    kind: "warning",
  };
  const asked = { ...nothingAsked, place, claims, buyer: { email: "ada@example.com" } };
  const shown = shownPurchase({ asked, problems: [problem, unknown] });
  const cart = cartAnswer(shown, facts.capabilities);
  expect(cart).toMatchObject({
    context: { address_country: "US", postal_code: "10001", eligibility: claims },
    buyer: { email: "ada@example.com" },
    messages: [{ type: "warning", code: "eligibility_not_accepted", path: "$.context.eligibility" }],
    continue_url: "https://shop.example/continue",
    discounts: { codes: [] },
  });
  expect(cart.totals.at(-1)).toMatchObject({ type: "total", display_text: "Estimated total" });
  expect(cart).not.toHaveProperty("status");
  expect(cart.ucp).not.toHaveProperty("payment_handlers");
});

describe("what can be collected (rule agents-21)", () => {
  const pickup = { name: "Harbor", text: "Collect it at 1 Wharf St.", address: told };
  const methodsOf = (asked: object, code: string) =>
    answer({
      pickup,
      asked: { ...toHome, ...asked },
      carts: cartsOf([{ shippingAddress: { ...told, company: "" }, shippingMethodCode: code }]),
    }).fulfillment?.methods;

  test("is a method beside the delivery", () => {
    expect(methodsOf({}, "express")).toMatchObject([
      { type: "shipping", line_item_ids: ["li_1"], groups: [{ selected_option_id: "express" }] },
      {
        id: "pickup_1",
        type: "pickup",
        line_item_ids: [],
        groups: [{ options: [{ id: "collect", description: pickup.text }], selected_option_id: null }],
      },
    ]);
  });

  test("is the first method once it is chosen", () => {
    expect(methodsOf({ isPickedUp: true }, "collect")).toMatchObject([
      { type: "pickup", line_item_ids: ["li_1"], groups: [{ selected_option_id: "collect" }] },
      { type: "shipping", line_item_ids: [], groups: [], selected_destination_id: null },
    ]);
    expect(methodsOf({ isPickedUp: true }, "express")?.[0]).toMatchObject({
      groups: [{ selected_option_id: null }],
    });
  });
});
