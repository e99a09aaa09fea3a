import { describe, expect, test } from "vitest";
import { type Adjustment, adjustmentOf } from "../selling/pricing/adjustment";
import { type BilledOrder, paymentLines } from "./payment-lines";

const mugs = {
  lineId: "a",
  sku: "MUG",
  name: "Mug",
  qty: 2,
  rowTotalMinor: 2400,
  discountMinor: 400,
  needsShipping: true,
};
const shipping = adjustmentOf({ stage: "shipping", code: "standard", title: "Standard", on: "delivery" }, [
  { lineId: "a", amountMinor: 600 },
]);
const taxOf = (over: Partial<Adjustment>, amountMinor: number) =>
  adjustmentOf({ stage: "tax", code: "VAT", title: "VAT", ...over }, [{ lineId: "a", amountMinor }]);

const orderOf = (over: Partial<BilledOrder>): BilledOrder => ({
  adjustments: [shipping],
  redeemedMinor: 0,
  shippingTitle: "Standard",
  items: [mugs],
  ...over,
});
const linesFor = (amountMinor: number, ...orders: BilledOrder[]) =>
  paymentLines(orders, { amountMinor, orderNumber: "1001" });

describe("a payment's lines", () => {
  test("are the goods and the delivery", () => {
    expect(linesFor(2600, orderOf({}))).toMatchObject([
      { kind: "goods", sku: "MUG", qty: 2, unitMinor: 1200, discountMinor: 400, totalMinor: 2000 },
      { kind: "delivery", name: "Standard", totalMinor: 600 },
    ]);
  });

  test("of several orders follow each other", () => {
    expect(linesFor(5200, orderOf({}), orderOf({})).map(({ kind }) => kind)).toEqual([
      "goods",
      "delivery",
      "goods",
      "delivery",
    ]);
  });

  test("have a line for tax on top of prices, and one for what gift cards pay", () => {
    const adjustments = [shipping, taxOf({}, 120)];
    expect(linesFor(1720, orderOf({ adjustments, redeemedMinor: 1000 })).slice(2)).toMatchObject([
      { kind: "tax", name: "VAT", totalMinor: 120, taxMinor: 0 },
      { kind: "redeemed", unitMinor: -1000, totalMinor: -1000 },
    ]);
  });

  test("say the tax that they contain, with its rate", () => {
    const adjustments = [
      shipping,
      taxOf({ isContained: true, rateBasisPoints: 1900 }, 319),
      taxOf({ isContained: true, rateBasisPoints: 1900, on: "delivery" }, 96),
    ];
    expect(linesFor(2600, orderOf({ adjustments }))).toMatchObject([
      { taxMinor: 319, rateBasisPoints: 1900 },
      { taxMinor: 96, rateBasisPoints: 1900 },
    ]);
  });

  test("say no tax where they contain several", () => {
    const adjustments = [
      shipping,
      taxOf({ isContained: true, rateBasisPoints: 1900 }, 319),
      taxOf({ isContained: true, rateBasisPoints: 100, code: "City" }, 20),
    ];
    expect(linesFor(2600, orderOf({ adjustments }))[0]).toMatchObject({ taxMinor: 0, rateBasisPoints: 0 });
  });

  test("have a row that its pieces do not divide as one piece", () => {
    expect(linesFor(2601, orderOf({ items: [{ ...mugs, rowTotalMinor: 2401 }] }))[0]).toMatchObject({
      name: "2 × Mug",
      qty: 1,
      unitMinor: 2401,
      totalMinor: 2001,
    });
  });

  test("name what is downloaded", () => {
    const items = [{ ...mugs, needsShipping: false }];
    expect(linesFor(2600, orderOf({ items }))[0]?.kind).toBe("download");
  });
});

test.each([
  ["another amount than that of its orders", 500, {}],
  ["an order whose goods have no name", 2600, { items: [{ ...mugs, name: "" }] }],
])("a payment for %s has one line", (_what, amountMinor, over) => {
  expect(linesFor(amountMinor, orderOf(over))).toMatchObject([
    { kind: "difference", name: "Order 1001", qty: 1, unitMinor: amountMinor, totalMinor: amountMinor },
  ]);
});
