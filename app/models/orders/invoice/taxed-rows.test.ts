import { describe, expect, test } from "vitest";
import { type Adjustment, adjustmentOf } from "../../selling/pricing/adjustment";
import { rowLine } from "./row-line-fixture";
import type { RowTax, TaxedRow } from "./taxed-row";
import { orderRows, type RowOrder, rowKey, sumOf, taxSums, totalOfRows, unitNetMinor } from "./taxed-rows";

const step = (
  stage: Adjustment["stage"],
  on: Adjustment["on"],
  shares: Record<string, number>,
  { rate, isContained = false }: { rate?: number; isContained?: boolean } = {},
) =>
  adjustmentOf(
    { stage, code: stage, title: stage === "tax" ? "VAT" : stage, on, isContained, rateBasisPoints: rate },
    Object.entries(shares).map(([lineId, amountMinor]) => ({ lineId, amountMinor })),
  );
const order = (adjustments: Adjustment[], over: Partial<RowOrder> = {}): RowOrder => ({
  shippingMinor: 0,
  shippingFeeMinor: 0,
  adjustments,
  ...over,
});
const vat: RowTax = {
  title: "VAT",
  rateBasisPoints: 1900,
  isContained: true,
  isDuty: false,
  amountMinor: 190,
};
const delivery: TaxedRow = {
  kind: "delivery",
  lineId: null,
  sku: "",
  name: "",
  detail: "",
  qty: 0,
  netMinor: 500,
  taxes: [],
};

describe("goods of an order (rule orders-28)", () => {
  test("have a row for each line with its own taxes, a contained one out of its net", () => {
    const taxes = [
      step("tax", "goods", { l1: 190, l2: 35 }, { rate: 1900, isContained: true }),
      step("other_tax", "goods", { l2: 20 }),
      step("tax", "delivery", { l1: 9 }, { rate: 1900 }),
      step("order_discount", "goods", { l1: -50 }),
    ];
    const lines = [rowLine(1, 3, 1240, { discountMinor: 50 }), rowLine(2, 1, 500, { isGiftCard: true })];
    expect(orderRows(order(taxes), lines)).toEqual([
      {
        kind: "goods",
        lineId: 1,
        sku: "SKU-1",
        name: "Thing 1",
        detail: "",
        qty: 3,
        netMinor: 1000,
        taxes: [vat],
      },
      {
        kind: "gift_cards",
        lineId: 2,
        sku: "SKU-2",
        name: "Thing 2",
        detail: "",
        qty: 1,
        netMinor: 465,
        taxes: [
          { ...vat, amountMinor: 35 },
          { title: "other_tax", rateBasisPoints: null, isContained: false, isDuty: true, amountMinor: 20 },
        ],
      },
    ]);
  });
});

describe("the delivery of an order (rule orders-28)", () => {
  const whole = { shippingMinor: 600, shippingFeeMinor: 100 };
  const carried = (shares: Record<string, number>) => step("shipping", "delivery", shares);
  const rowsOf = (given: RowOrder) =>
    orderRows(given, [rowLine(1, 1, 1000), rowLine(2, 1, 3000)]).filter(({ kind }) => kind === "delivery");

  test("is one row with its fees where one set of taxes is on it", () => {
    const taxes = [
      carried({ l1: 200, l2: 400 }),
      step("shipping_fee", "delivery", { l1: 100 }),
      step("tax", "delivery", { l1: 57, l2: 76 }, { rate: 1900 }),
    ];
    expect(rowsOf(order(taxes, whole))).toEqual([
      { ...delivery, netMinor: 700, taxes: [{ ...vat, isContained: false, amountMinor: 133 }] },
    ]);
  });

  test("is a row for each set of taxes, by what of it each line bears", () => {
    const taxes = [
      carried({ l1: 233, l2: 467 }),
      step("tax", "delivery", { l1: 37 }, { rate: 1900, isContained: true }),
      step("tax", "delivery", { l2: 31 }, { rate: 700, isContained: true }),
    ];
    expect(rowsOf(order(taxes, whole)).map(({ netMinor, taxes: of }) => [netMinor, of.length])).toEqual([
      [196, 1],
      [436, 1],
    ]);
  });

  test("has no row for a line that bears nothing of it", () => {
    const taxes = [carried({ l1: 700 }), step("tax", "delivery", { l1: 133 }, { rate: 1900 })];
    expect(rowsOf(order(taxes, whole)).map(({ netMinor }) => netMinor)).toEqual([700]);
  });

  test.each([
    ["is free", { shippingMinor: 0 }],
    ["is free by its fees", { shippingMinor: 100, shippingFeeMinor: -100 }],
  ])("has no row where it %s", (_, costs) => {
    expect(rowsOf(order([step("tax", "delivery", { l1: 9 }, { rate: 1900 })], costs))).toEqual([]);
  });

  test("has no row in an order without lines", () => {
    expect(orderRows(order([], whole), [])).toEqual([]);
  });
});

describe("what a piece costs without the taxes in its price (rule orders-28)", () => {
  const row = { ...delivery, netMinor: 1000, taxes: [vat] };
  test.each([
    ["by the share of its row", 595, row, 500],
    ["rounded to the nearest", 397, row, 334],
    ["as it is where taxes come on top", 595, { ...row, taxes: [{ ...vat, isContained: false }] }, 595],
    ["as it is in a row that cost nothing", 595, { ...row, netMinor: 0, taxes: [] }, 595],
    ["as it is without a row", 595, undefined, 595],
  ])("%s", (_, priceMinor, of, net) => {
    expect(unitNetMinor(priceMinor, of)).toBe(net);
  });
});

describe("rows", () => {
  test("are one by their line, or for the delivery by the taxes on it in whatever order", () => {
    const other = { ...vat, title: "Duty", rateBasisPoints: null };
    const both = rowKey({ ...delivery, taxes: [vat, other] });
    expect(rowKey({ ...delivery, taxes: [other, { ...vat, amountMinor: 1 }] })).toBe(both);
    expect(both).toBe("delivery Duty  true|VAT 1900 true");
    const goods = { ...delivery, kind: "goods" as const, lineId: 7 };
    expect(rowKey({ ...goods, taxes: [vat] })).toBe(rowKey(goods));
    expect(rowKey(goods)).not.toBe(rowKey({ ...goods, lineId: 8 }));
  });

  test("are added up and taken off with each of their taxes", () => {
    const row = { ...delivery, qty: 3, netMinor: 1000, taxes: [vat, { ...vat, title: "Levy" }] };
    const part = { ...delivery, qty: 1, netMinor: 300, taxes: [{ ...vat, amountMinor: 57 }] };
    expect(sumOf(row, part, -1)).toEqual({
      ...row,
      qty: 2,
      netMinor: 700,
      taxes: [
        { ...vat, amountMinor: 133 },
        { ...vat, title: "Levy" },
      ],
    });
    expect(sumOf(row, part, 1)).toMatchObject({
      qty: 4,
      netMinor: 1300,
      taxes: [{ amountMinor: 247 }, { amountMinor: 190 }],
    });
  });

  test("have sums of each tax with the net that it is on", () => {
    const reduced = { ...vat, rateBasisPoints: 700, amountMinor: 14 };
    const rows = [
      { ...delivery, netMinor: 1000, taxes: [vat] },
      { ...delivery, netMinor: 200, taxes: [reduced] },
      { ...delivery, netMinor: 50, taxes: [{ ...vat, amountMinor: 10 }] },
      delivery,
    ];
    expect(taxSums(rows)).toEqual([
      { ...vat, amountMinor: 200, baseMinor: 1050 },
      { ...reduced, baseMinor: 200 },
    ]);
    expect(totalOfRows(rows)).toBe(1190 + 214 + 60 + 500);
  });
});
