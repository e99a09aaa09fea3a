import { describe, expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { noChoices } from "../../catalogue/options/line-choices";
import { isAppError } from "../../platform/error/app-error";
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
/** Code, words and field of what is thrown. */
function refusalOf(act: () => unknown): [string, string, string | undefined] | null {
  try {
    act();
    return null;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return [error.code, error.message, error.field];
  }
}
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

  test("have one line for what is added twice, and one of its own for what was chosen otherwise", () => {
    const engraved = { ...mug, lineKey: "engraved" };
    const add = ["LAMP", "MUG", "LAMP", "MUG"].map((sku) => ({ sku, qty: 2 }));
    const lines = editedLines([engraved], { add }, products, false);
    expect(lines.map(({ id, productId, lineKey, qty: now }) => [id, productId, lineKey, now])).toEqual([
      [7, 1, "engraved", 2],
      [8, 4, "", 4],
      [9, 1, "", 4],
    ]);
  });

  test("never take pieces that are bought into a gift of the same product", () => {
    const free = { ...mug, id: 8, autoAddedBy: "welcome" };
    const lines = editedLines([free], { add: [{ sku: "MUG", qty: 1 }] }, products, false);
    expect(lines.map(({ id, qty: now, autoAddedBy }) => [id, now, autoAddedBy])).toEqual([
      [8, 2, "welcome"],
      [9, 1, null],
    ]);
    expect(refusalOf(() => editedLines([free, mug], qty(7, 0), products, false))?.[1]).toMatch(
      /^Nothing would/,
    );
  });

  test("are at most 200 of at most 9999 pieces each", () => {
    const many = Array.from({ length: 199 }, (_, at) => ({ ...mug, id: at + 1, lineKey: `${at}` }));
    const lamp = (pieces: number) => ({ add: [{ sku: "LAMP", qty: pieces }] });
    expect(editedLines(many, lamp(9999), products, false)).toHaveLength(200);
    const full = [...many, { ...mug, id: 200, lineKey: "last" }];
    expect(refusalOf(() => editedLines(full, lamp(1), products, false))).toEqual([
      "invalid",
      "An order has at most 200 lines.",
      "add",
    ]);
    for (const pieces of [0, 10_000])
      expect(refusalOf(() => edited(lamp(pieces)))).toEqual(["invalid", "Enter 0 to 9999 pieces.", "add"]);
  });

  test.each<[Parameters<typeof editedLines>[1], string, string | undefined]>([
    [qty(99, 1), "This order does not have this line.", undefined],
    [qty(8, 0), "STICKER is a gift, which follows its discount.", "qty.l8"],
    [qty(7, 10_000), "Enter 0 to 9999 pieces.", "qty.l7"],
    [qty(7, -1), "Enter 0 to 9999 pieces.", "qty.l7"],
    [qty(7, 1.5), "Enter 0 to 9999 pieces.", "qty.l7"],
    [
      {
        qty: new Map([
          [7, 0],
          [9, 0],
        ]),
      },
      "Nothing would be left of this order. Cancel it instead.",
      undefined,
    ],
    [{ add: [{ sku: "NONE", qty: 1 }] }, "NONE: no such product is sold here.", "add"],
    [{ add: [{ sku: "SHIRT", qty: 1 }] }, "SHIRT is sold with choices, which only its page offers.", "add"],
  ])("are refused: %j", (edit, message, field) => {
    expect(refusalOf(() => edited(edit))).toEqual(["invalid", message, field]);
  });

  test("leave what was handed out where the order was paid", () => {
    expect(refusalOf(() => edited(qty(9, 0), true))).toEqual([
      "invalid",
      "PDF was handed out when the order was paid, so it stays.",
      "qty.l9",
    ]);
    expect(refusalOf(() => edited({ add: [{ sku: "PDF", qty: 1 }] }, true))).toEqual([
      "invalid",
      "PDF is not delivered, so it cannot be added to a paid order.",
      "add",
    ]);
    expect(edited({ ...qty(7, 1), add: [{ sku: "LAMP", qty: 1 }] }, true).map(({ qty: now }) => now)).toEqual(
      [1, 2, 2, 1],
    );
    expect(edited({ add: [{ sku: "PDF", qty: 1 }] }).map(({ qty: now }) => now)).toEqual([2, 2, 3]);
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

describe("an edit is priced again (rule order-edits-7)", () => {
  const order = { shippingAddress: nazareth, billingAddress: nazareth };
  test.each([
    ["lines", { qty: new Map([[7, 1]]) }],
    ["goods", { add: [{ sku: "LAMP", qty: 1 }] }],
    ["the method", { shippingMethodCode: "express" }],
    ["the country", { shippingAddress: { ...nazareth, country: "CA" } }],
    ["the state", { shippingAddress: { ...nazareth, state: "NY" } }],
  ])("where %s are or is another", (_, edit) => {
    expect(needsPricing(order, edit)).toBe(true);
  });

  test("nowhere else", () => {
    const same = {
      qty: new Map<number, number>(),
      add: [],
      shippingAddress: { ...nazareth, city: "Elsewhere" },
    };
    for (const edit of [{}, same, { email: "b@example.com" }]) expect(needsPricing(order, edit)).toBe(false);
    expect(needsPricing({ ...order, shippingAddress: null }, { shippingAddress: nazareth })).toBe(false);
  });
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
  test.each(["pending", "processing"] as const)("unless it is %s and nothing was done with it", (status) => {
    expect(editRefusal({ ...order, status })).toBe("");
  });

  test.each([
    [
      { status: "pending_payment" as const },
      "The shopper is paying this order right now. Edit it once it is paid.",
    ],
    [{ status: "packing" as const }, "An order that is Packing cannot be edited."],
    [{ placedTogether: 2 }, "This order was placed and paid together with others"],
    [{ redeemedMinor: 1 }, "Gift cards or store credit paid a part of this order"],
    [{ market: "eu" }, "This order was placed in a further market"],
    [{ status: "complete" as const }, "An order that is Completed cannot be edited."],
    [{ isBegun: true }, "Pieces of this order were sent, canceled or paid back"],
  ])("with %j", (over, message) => {
    expect(editRefusal({ ...order, ...over })).toContain(message);
  });

  test("once it is packed, not even its address", () => {
    for (const status of ["pending", "pending_payment", "processing"] as const)
      expect(readdressRefusal(status)).toBe("");
    expect(readdressRefusal("packing")).toBe("An order that is Packing cannot be edited.");
  });
});
