import { describe, expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { noChoices } from "../../catalogue/options/line-choices";
import { editRefusal, readdressRefusal } from "./edit-refusal";
import { editedLines, editText, needsPricing } from "./order-edit";

const mug = {
  id: 7,
  productId: 1,
  sku: "MUG",
  lineKey: "",
  lineData: noChoices,
  qty: 2,
  autoAddedBy: null,
  needsShipping: true,
  priceMinor: 1000,
};
const gift = { ...mug, id: 8, productId: 2, sku: "STICKER", autoAddedBy: "welcome" };
const file = { ...mug, id: 9, productId: 3, sku: "PDF", needsShipping: false };
const products = new Map([
  ["MUG", { productId: 1, needsShipping: true, needsChoices: false }],
  ["LAMP", { productId: 4, needsShipping: true, needsChoices: false }],
  ["PDF", { productId: 3, needsShipping: false, needsChoices: false }],
  ["SHIRT", { productId: 5, needsShipping: true, needsChoices: true }],
]);
const edited = (edit: Parameters<typeof editedLines>[1], isAccepted = false) =>
  editedLines([mug, gift, file], edit, products, isAccepted);
const qty = (id: number, pieces: number) => ({ qty: new Map([[id, pieces]]) });

describe("the lines of an order after an edit", () => {
  test("keep their price, and what is added has today's", () => {
    const lines = edited({ ...qty(7, 3), add: [{ sku: "LAMP", qty: 2 }] });
    expect(lines.map(({ id, qty, wasQty, agreedMinor }) => [id, qty, wasQty, agreedMinor])).toEqual([
      [7, 3, 2, 1000],
      [8, 2, 2, 1000],
      [9, 2, 2, 1000],
      [10, 2, 0, null],
    ]);
  });

  test("take more of a product into the line that has it", () => {
    const lines = edited({ add: [{ sku: "MUG", qty: 1 }] });
    expect(lines[0]).toMatchObject({ id: 7, qty: 3 });
  });

  test.each<[Parameters<typeof editedLines>[1], string]>([
    [qty(99, 1), "This order does not have this line."],
    [qty(8, 0), "STICKER is a gift, which follows its discount."],
    [qty(7, 10_000), "Enter 0 to 9999 pieces."],
    [
      {
        qty: new Map([
          [7, 0],
          [9, 0],
        ]),
      },
      "Nothing would be left of this order. Cancel it instead.",
    ],
    [{ add: [{ sku: "NONE", qty: 1 }] }, "NONE: no such product is sold here."],
    [{ add: [{ sku: "SHIRT", qty: 1 }] }, "SHIRT is sold with choices, which only its page offers."],
  ])("are refused: %j", (edit, message) => {
    expect(() => edited(edit)).toThrow(message);
  });

  test("leave what was handed out where the order was paid", () => {
    expect(() => edited(qty(9, 0), true)).toThrow("PDF was handed out when the order was paid, so it stays.");
    expect(() => edited({ add: [{ sku: "PDF", qty: 1 }] }, true)).toThrow("PDF is not delivered");
    expect(edited(qty(9, 0)).map(({ id }) => id)).toEqual([7, 8]);
  });
});

test("the history says what became of each line", () => {
  const lines = [
    { sku: "MUG", wasQty: 2, qty: 0 },
    { sku: "LAMP", wasQty: 0, qty: 1 },
    { sku: "BOWL", wasQty: 1, qty: 1 },
  ];
  expect(editText(lines)).toBe("−2 × MUG, +1 × LAMP");
});

test("another street costs the same, another postal code may not", () => {
  const order = { shippingAddress: nazareth, billingAddress: nazareth };
  const moved = (over: Partial<typeof nazareth>) => ({ shippingAddress: { ...nazareth, ...over } });
  expect(needsPricing(order, moved({ address_line1: "9 Pier Road" }))).toBe(false);
  expect(needsPricing(order, moved({ postcode: "99501" }))).toBe(true);
  expect(needsPricing(order, { billingAddress: { ...nazareth, state: "NY" } })).toBe(false);
  expect(
    needsPricing({ ...order, shippingAddress: null }, { billingAddress: { ...nazareth, state: "NY" } }),
  ).toBe(true);
});

describe("an order cannot be edited", () => {
  const order = {
    status: "processing",
    redeemedMinor: 0,
    market: null,
    placedTogether: 1,
    isBegun: false,
  } as const;
  test.each([
    [{}, ""],
    [
      { status: "pending_payment" as const },
      "The shopper is paying this order right now. Edit it once it is paid.",
    ],
    [{ status: "packing" as const }, "An order that is Packing cannot be edited."],
    [{ placedTogether: 2 }, "This order was placed and paid together with others"],
    [{ redeemedMinor: 1 }, "Gift cards or store credit paid a part of this order"],
    [{ market: "eu" }, "This order was placed in a further market"],
    [{ isBegun: true }, "Pieces of this order were sent, canceled or paid back"],
  ])("with %j", (over, message) => {
    expect(editRefusal({ ...order, ...over })).toContain(message);
  });

  test("once it is packed, not even its address", () => {
    expect(readdressRefusal("pending_payment")).toBe("");
    expect(readdressRefusal("packing")).toBe("An order that is Packing cannot be edited.");
  });
});
