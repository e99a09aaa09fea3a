import { describe, expect, test } from "vitest";
import { formatOfferRows, parseOfferRows, unknownOfferColumns } from "./offer-rows";

const products = new Map([
  ["MUG", { classCode: "simple", parentSku: null }],
  ["CUP", { classCode: "simple", parentSku: null }],
  ["TEE", { classCode: "variable_product", parentSku: null }],
  ["TEE-S", { classCode: "simple", parentSku: "TEE" }],
] as const);
const named = { products, sellers: new Set(["house", "potter"]), currency: "USD" };
const parse = (...rows: Record<string, string>[]) =>
  parseOfferRows(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    named,
  );
const mug = { seller: "potter", sku: "MUG", price: "8" };

describe("offers of several sellers", () => {
  test("are kept separately, each with its own price and stock", () => {
    const { offers } = parse({ ...mug, qty: "3" }, { ...mug, seller: "house", price: "9", final_price: "7" });
    expect(offers).toMatchObject([
      {
        seller: "potter",
        offer: { priceMinor: 800, finalPriceMinor: 800, stock: { sku: "MUG", onHand: 3 } },
      },
      { seller: "house", offer: { priceMinor: 900, finalPriceMinor: 700, stock: { sku: "MUG", onHand: 0 } } },
    ]);
  });

  test("of variations add an offer of their product, unless the file has one", () => {
    const small = { seller: "potter", sku: "TEE-S", price: "10" };
    expect(parse(small).offers.map(({ sku }) => sku)).toEqual(["TEE-S", "TEE"]);
    const hidden = { seller: "potter", sku: "TEE", hide_price: "true" };
    expect(parse(hidden, small).offers).toMatchObject([
      { sku: "TEE", offer: { hidePrice: true } },
      { sku: "TEE-S" },
    ]);
  });

  test("share a stock item only within a seller", () => {
    const { offers } = parse(
      { ...mug, stock_sku: "CLAY", qty: "5" },
      { ...mug, sku: "CUP", stock_sku: "CLAY", qty: "1" },
      { ...mug, seller: "house", stock_sku: "CLAY", qty: "7" },
    );
    expect(offers.map(({ offer }) => offer.stock?.onHand)).toEqual([5, 5, 7]);
  });
});

describe("a row is refused", () => {
  test.each([
    [{ ...mug, seller: "nobody" }, "there is no seller 'nobody' in sellers.json"],
    [{ ...mug, sku: "JUG" }, "product 'JUG' is not in products.csv or was refused"],
    [{ ...mug, price: "" }, "price is missing"],
    [{ ...mug, final_price: "9" }, "final_price is above price"],
  ])("%o", (cells, reason) => {
    expect(parse(cells)).toEqual({ offers: [], refused: [{ line: 2, reason }] });
  });

  test("if the seller offers the same product twice", () => {
    expect(parse(mug, mug).refused).toEqual([
      { line: 3, reason: "seller 'potter' offers 'MUG' on line 2 already" },
    ]);
  });
});

test("product columns do not belong in offers.csv", () => {
  expect(unknownOfferColumns(["seller", "sku", "price", "name"])).toEqual(["name"]);
});

test("written offers are read back unchanged", () => {
  const rows: Record<string, string>[] = [
    {
      ...mug,
      price_levels: "3:6.00|wholesale@1:5.00",
      qty: "4",
      stock_sku: "CLAY",
      allow_backorders: "true",
    },
    {
      seller: "house",
      sku: "TEE",
      hide_price: "true",
      website_visibility: "invisible",
      delivery_estimate: "slow",
    },
    {
      seller: "house",
      sku: "TEE-S",
      price: "30",
      final_price: "20",
      msrp: "40",
      shipping_fee: "2.50",
      max_cart_qty: "3",
    },
  ];
  const { offers } = parse(...rows);
  const [header = [], ...body] = formatOfferRows(
    offers.map((one) => ({ ...one, classCode: products.get(one.sku as "MUG")?.classCode ?? "simple" })),
    "USD",
    "2026-01-01T12:00:00.000Z",
  );
  const again = parse(
    ...body.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ""]))),
  );
  const uncounted = (all: typeof offers) =>
    all.map(({ offer, ...one }) => ({
      ...one,
      offer: { ...offer, stock: offer.stock && { ...offer.stock, counting: "kept" } },
    }));
  expect(again.refused).toEqual([]);
  expect(uncounted(again.offers)).toEqual(uncounted(offers));
});
