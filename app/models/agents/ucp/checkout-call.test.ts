import { describe, expect, test } from "vitest";
import { nothingAsked } from "../purchase/asked-purchase";
import {
  askedAfter,
  askedInCart,
  askedOfCart,
  cartCallSchema,
  cartCheckoutSchema,
  checkoutCallSchema,
  completeCallSchema,
  payingInstrument,
} from "./checkout-call";

const line = { item: { id: "MUG" }, quantity: 1 };
const called = (call: Record<string, unknown>, before = nothingAsked) =>
  askedAfter(before, checkoutCallSchema.parse({ line_items: [line], ...call }));
const delivery = (method: Record<string, unknown>) => ({ fulfillment: { methods: [method] } });
const home = { id: "home", address: { ...emptyAddress(), city: "Oslo" } };
const office = { id: "office", address: emptyAddress() };

/** An address that says nothing. */
function emptyAddress() {
  const [only] = called(delivery({ destinations: [{}] })).asked.destinations;
  if (!only) throw new Error("no destination was read");
  return only.address;
}

describe("the destination (rule agents-6)", () => {
  const before = {
    ...nothingAsked,
    methodId: "post",
    destinations: [home, office],
    selectedDestinationId: "office",
  };

  test("is chosen where it is the only one, named by its place without an id", () => {
    const { asked } = called(delivery({ destinations: [{ address_country: "no" }] }));
    expect(asked).toMatchObject({
      methodId: "shipping_1",
      selectedDestinationId: "dest_1",
      destinations: [{ id: "dest_1", address: { country: "NO", city: "", phone: "" } }],
    });
  });

  test("is none while several are told and none is chosen", () => {
    const told = { destinations: [{ id: "a" }, {}] };
    expect(called(delivery(told)).asked.selectedDestinationId).toBeNull();
    expect(called(delivery({ ...told, selected_destination_id: "dest_2" })).asked).toMatchObject({
      selectedDestinationId: "dest_2",
    });
    expect(
      called(delivery({ ...told, selected_destination_id: "c" })).asked.selectedDestinationId,
    ).toBeNull();
  });

  test("stays as it was where a call says nothing of it", () => {
    for (const call of [{}, delivery({ groups: [] })])
      expect(called(call, before).asked).toMatchObject({
        methodId: "post",
        destinations: [home, office],
        selectedDestinationId: "office",
      });
    expect(called(delivery({ id: "van", selected_destination_id: "home" }), before).asked).toMatchObject({
      methodId: "van",
      selectedDestinationId: "home",
    });
  });

  test("has the name as told, else the full one's words", () => {
    const named = (told: Record<string, string>) =>
      called(delivery({ destinations: [told] })).asked.destinations[0]?.address;
    expect(named({ full_name: "Ada B Lovelace" })).toMatchObject({
      first_name: "Ada",
      last_name: "B Lovelace",
    });
    expect(named({ full_name: "Ada B", first_name: "Grace", last_name: "Hopper" })).toMatchObject({
      first_name: "Grace",
      last_name: "Hopper",
    });
    expect(
      named({
        street_address: "1 Quay",
        extended_address: "Flat 2",
        address_locality: "Bergen",
        address_region: "VL",
        postal_code: "5003",
        phone_number: "47",
      }),
    ).toMatchObject({
      address_line1: "1 Quay",
      address_line2: "Flat 2",
      city: "Bergen",
      state: "VL",
      postcode: "5003",
      phone: "47",
    });
  });
});

test("the option of each group is asked for by its place", () => {
  const groups = [{ selected_option_id: "fast" }, {}];
  expect(called(delivery({ groups })).options).toEqual(["fast", null]);
  expect(called({}).options).toEqual([]);
});

test("a buyer is told anew or stays, with what is said alone", () => {
  const before = { ...nothingAsked, buyer: { email: "a@b.example" } };
  expect(called({}, before).asked.buyer).toEqual({ email: "a@b.example" });
  expect(called({ buyer: { fullName: "Ada B", consent: {} } }, before).asked.buyer).toEqual({
    first_name: "Ada",
    last_name: "B",
  });
  const told = {
    email: "c@d.example",
    first_name: "Grace",
    last_name: "Hopper",
    full_name: "Ada B",
    phone_number: "47",
    consent: { marketing: false, analytics: null },
  };
  expect(called({ buyer: told }, before).asked.buyer).toEqual({
    email: "c@d.example",
    first_name: "Grace",
    last_name: "Hopper",
    phone: "47",
    consent: { marketing: false },
  });
});

test("lines of one item are one, which keeps its id", () => {
  const before = { ...nothingAsked, lines: [{ id: "first", sku: "MUG", qty: 1 }] };
  const two = [
    { id: "x", ...line },
    { item: { id: "MUG" }, quantity: 2 },
    { item: { id: "CUP" }, quantity: 1 },
  ];
  expect(called({ line_items: two }, before).asked.lines).toEqual([
    { id: "first", sku: "MUG", qty: 3 },
    { id: "li_2", sku: "CUP", qty: 1 },
  ]);
});

test("codes, attribution and instruments are told anew or stay, without what pays", () => {
  const before = {
    ...nothingAsked,
    codes: ["OLD"],
    attribution: { from: "chat" },
    instruments: [{ id: "old" }],
    paymentRefusal: "declined",
    needsBuyer: true,
    isRepriced: true,
  };
  expect(called({}, before).asked).toMatchObject({
    codes: ["OLD"],
    attribution: { from: "chat" },
    instruments: [{ id: "old" }],
    paymentRefusal: "",
    needsBuyer: false,
    isRepriced: false,
  });
  const instruments = [{ id: "card", credential: { type: "token", token: "secret" } }, { credential: "x" }];
  expect(
    called({ discounts: { codes: ["new", "NEW"] }, payment: { instruments }, attribution: {} }, before).asked,
  ).toMatchObject({
    codes: ["NEW"],
    attribution: {},
    instruments: [{ id: "card", credential: { type: "token" } }, {}],
  });
});

describe("what pays", () => {
  const instrument = (changes: Record<string, unknown>) => ({
    id: "card",
    handler_id: "stripe",
    type: "card",
    credential: { type: "token", token: "tok" },
    ...changes,
  });
  const paying = (...instruments: Record<string, unknown>[]) =>
    payingInstrument(completeCallSchema.parse({ payment: { instruments } }));

  test("is the selected instrument, else the first, and is shown without its token", () => {
    const second = instrument({ handler_id: "other", selected: true, credential: { token: "two" } });
    expect(paying(instrument({}), second)).toMatchObject({ handlerId: "other", token: "two" });
    expect(paying(instrument({}), instrument({ handler_id: "other" }))).toMatchObject({
      handlerId: "stripe",
      token: "tok",
      shown: [{ id: "card", credential: { type: "token" } }, {}],
    });
  });

  test("has no token where the credential has none", () => {
    expect(paying(instrument({ credential: { token: 3 } })).token).toBe("");
    expect(paying(instrument({ credential: "tok" })).token).toBe("");
  });
});

test.each([
  ["no lines", { line_items: [] }],
  ["more than 100 lines", { line_items: Array.from({ length: 101 }, () => line) }],
  ["no pieces", { line_items: [{ ...line, quantity: 0 }] }],
  ["too many pieces", { line_items: [{ ...line, quantity: 1_000_001 }] }],
  ["an item without a name", { line_items: [{ item: { id: " " }, quantity: 1 }] }],
  ["more than 5 codes", { line_items: [line], discounts: { codes: ["1", "2", "3", "4", "5", "6"] } }],
])("a call with %s is refused", (_, call) => {
  expect(checkoutCallSchema.safeParse(call).success).toBe(false);
});

test("the option of the one group is that of every seller", () => {
  const groups = [{ id: "group_1", selected_option_id: "express" }];
  const call = checkoutCallSchema.parse({ line_items: [line], ...delivery({ groups }) });
  expect(askedAfter(nothingAsked, call).options).toEqual(["express"]);
  expect(new Set(askedAfter(nothingAsked, call, { isMultiGroup: false }).options)).toEqual(
    new Set(["express"]),
  );
  const silent = checkoutCallSchema.parse({ line_items: [line] });
  expect(askedAfter(nothingAsked, silent, { isMultiGroup: false }).options).toEqual([]);
});

describe("a cart (rule agents-18)", () => {
  const told = {
    line_items: [line],
    buyer: { email: "ada@example.com" },
    context: { address_country: "us", postal_code: "10001", eligibility: ["com.example.gold"] },
    discounts: { codes: ["save"] },
  };
  const cart = askedInCart({ ...nothingAsked, linkedId: "its checkout" }, cartCallSchema.parse(told));

  test("is all that a call says, and keeps only what its lines are called", () => {
    expect(cart).toMatchObject({
      lines: [{ id: "li_1", sku: "MUG", qty: 1 }],
      place: { country: "US", state: "", postcode: "10001" },
      claims: ["com.example.gold"],
      codes: ["SAVE"],
      linkedId: "its checkout",
    });
    const next = askedInCart(
      cart,
      cartCallSchema.parse({ line_items: [line, { ...line, item: { id: "CUP" } }] }),
    );
    expect(next).toEqual({
      ...nothingAsked,
      lines: [cart.lines[0], { id: "li_2", sku: "CUP", qty: 1 }],
      linkedId: "its checkout",
    });
  });

  test("holds in its checkout, whatever the call says", () => {
    const call = { cart_id: "c", buyer: { email: "eve@example.com" }, discounts: { codes: ["MORE"] } };
    const { asked } = askedOfCart(cart, cartCheckoutSchema.parse({ ...told, ...call, line_items: [] }));
    expect(asked).toMatchObject({ lines: cart.lines, buyer: cart.buyer, place: cart.place, codes: ["SAVE"] });
    const bare = askedOfCart({ ...nothingAsked, lines: cart.lines }, cartCheckoutSchema.parse(call));
    expect(bare.asked).toMatchObject({ buyer: { email: "eve@example.com" }, codes: ["MORE"] });
  });
});

describe("what is collected (rule agents-21)", () => {
  const collected = called(delivery({ type: "pickup", groups: [{ selected_option_id: "collect" }] }));

  test("is what the method that names lines says, or the first", () => {
    expect(collected).toMatchObject({
      asked: { isPickedUp: true, methodId: "pickup_1" },
      options: ["collect"],
    });
    const shipping = { id: "shipping_1", type: "shipping", line_item_ids: [] };
    const pickup = { id: "pickup_1", line_item_ids: ["li_1"] };
    const both = { fulfillment: { methods: [shipping, pickup] } };
    expect(called(both).asked).toMatchObject({ isPickedUp: true, methodId: "pickup_1" });
  });

  test("stays so until another method is chosen, which keeps its destinations", () => {
    const told = called(delivery({ id: "a", destinations: [{ address_country: "US" }] })).asked;
    const { asked } = called(delivery({ type: "pickup" }), told);
    expect(asked).toMatchObject({ isPickedUp: true, selectedDestinationId: "dest_1" });
    expect(called({}, asked).asked.isPickedUp).toBe(true);
    expect(called(delivery({ id: "shipping_1" }), asked).asked).toMatchObject({
      isPickedUp: false,
      destinations: [{ id: "dest_1" }],
    });
  });

  test("is no other way that the protocol does not know", () => {
    expect(() => called(delivery({ type: "drone" }))).toThrow();
  });
});
