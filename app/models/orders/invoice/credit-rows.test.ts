import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PartAmounts, totalOfParts } from "../../payments/order-history";
import { partsOf, splitParts } from "../../payments/split-parts";
import { adjustmentOf } from "../../selling/pricing/adjustment";
import { creditRows } from "./credit-rows";
import { rowLine } from "./row-line-fixture";
import type { TaxedRow } from "./taxed-row";
import { orderRows, rowTotalMinor, taxSums, totalOfRows } from "./taxed-rows";

const tax = (rate: number, on: "goods" | "delivery", isContained: boolean, shares: Record<string, number>) =>
  adjustmentOf(
    { stage: "tax", code: "VAT", title: "VAT", on, isContained, rateBasisPoints: rate },
    Object.entries(shares).map(([lineId, amountMinor]) => ({ lineId, amountMinor })),
  );
const shipping = (shares: Record<string, number>) =>
  adjustmentOf(
    { stage: "shipping", code: "s", title: "Standard", on: "delivery" },
    Object.entries(shares).map(([lineId, amountMinor]) => ({ lineId, amountMinor })),
  );

/** Three mugs at 11.90 and two books at 10.70, 19 % and 7 % in the prices, and delivery of both rates. */
const inclusive = orderRows(
  {
    shippingMinor: 700,
    shippingFeeMinor: 0,
    adjustments: [
      shipping({ l1: 438, l2: 262 }),
      tax(1900, "goods", true, { l1: 570 }),
      tax(700, "goods", true, { l2: 140 }),
      tax(1900, "delivery", true, { l1: 70 }),
      tax(700, "delivery", true, { l2: 17 }),
    ],
  },
  [rowLine(1, 3, 3570), rowLine(2, 2, 2140)],
);
/** The same with 10 % and 5 % on top of one line, and a discount. */
const exclusive = orderRows(
  {
    shippingMinor: 600,
    shippingFeeMinor: 100,
    adjustments: [
      shipping({ l1: 700 }),
      tax(1000, "goods", false, { l1: 135 }),
      tax(500, "goods", false, { l1: 68 }),
    ],
  },
  [rowLine(1, 3, 1500, { discountMinor: 150 }), rowLine(2, 1, 2500, { isGiftCard: true })],
);

const partsIn = (rows: readonly TaxedRow[]): PartAmounts =>
  partsOf((part) =>
    part === "tax"
      ? totalOfRows(rows) - rows.reduce((sum, { netMinor }) => sum + netMinor, 0)
      : rows.reduce((sum, { kind, netMinor }) => sum + (kind === part ? netMinor : 0), 0),
  );

describe("rows of an order (rule orders-28)", () => {
  test("with taxes in the prices add up to what it cost", () => {
    expect(inclusive.map(({ kind, netMinor }) => [kind, netMinor])).toEqual([
      ["goods", 3000],
      ["goods", 2000],
      ["delivery", 368],
      ["delivery", 245],
    ]);
    expect(totalOfRows(inclusive)).toBe(3570 + 2140 + 700);
    expect(taxSums(inclusive).map((sum) => [sum.rateBasisPoints, sum.baseMinor, sum.amountMinor])).toEqual([
      [1900, 3368, 640],
      [700, 2245, 157],
    ]);
  });

  test("with taxes on top count discount and fees, and a gift card has no tax", () => {
    expect(exclusive.map((row) => [row.kind, row.netMinor, rowTotalMinor(row)])).toEqual([
      ["goods", 1350, 1553],
      ["gift_cards", 2500, 2500],
      ["delivery", 700, 700],
    ]);
  });

  test("of an order without adjustments are its lines and its delivery", () => {
    const rows = orderRows({ shippingMinor: 600, shippingFeeMinor: 0, adjustments: [] }, [
      rowLine(1, 1, 1000),
    ]);
    expect(totalOfRows(rows)).toBe(1600);
  });
});

describe("a credit note (rule orders-27)", () => {
  test("of a piece names it with its own tax", () => {
    const parts = { goods: 1000, gift_cards: 0, delivery: 0, tax: 190 };
    const rows = creditRows(inclusive, [], { pieces: [{ orderItemId: 1, qty: 1 }], isRest: false, parts });
    expect(rows).toMatchObject([{ name: "Thing 1", qty: 1, netMinor: 1000, taxes: [{ amountMinor: 190 }] }]);
  });

  test("of a mere amount takes it off every row and counts no piece", () => {
    const parts = splitParts(641, partsIn(inclusive), partsIn(inclusive));
    const rows = creditRows(inclusive, [], { pieces: null, isRest: false, parts });
    expect(totalOfRows(rows)).toBe(641);
    expect(rows.map(({ qty }) => qty)).toEqual([0, 0, 0, 0]);
    expect(partsIn(rows)).toEqual(parts);
  });

  test("of delivery alone has no goods", () => {
    const parts = { goods: 0, gift_cards: 0, delivery: 613, tax: 87 };
    const rows = creditRows(inclusive, [], { pieces: [], isRest: false, parts });
    expect(rows.map(({ kind }) => kind)).toEqual(["delivery", "delivery"]);
    expect(totalOfRows(rows)).toBe(700);
  });

  test.each([
    ["a tax without taxed rows", { goods: 0, gift_cards: 0, delivery: 0, tax: 5 }],
    ["goods that no piece is named for", { goods: 7, gift_cards: 3, delivery: 0, tax: 1 }],
  ])("adds up also for %s", (_, parts) => {
    expect(totalOfRows(creditRows(exclusive, [], { pieces: [], isRest: false, parts }))).toBe(
      totalOfParts(parts),
    );
  });

  test("of an amount without a piece takes it off the goods by what they cost", () => {
    const parts = { goods: 100, gift_cards: 0, delivery: 0, tax: 0 };
    const rows = creditRows(inclusive, [], { pieces: [], isRest: false, parts });
    expect(rows.map(({ lineId, qty, netMinor }) => [lineId, qty, netMinor])).toEqual([
      [1, 0, 60],
      [2, 0, 40],
    ]);
  });

  test("of pieces after a mere amount has what is left of their rows", () => {
    const parts = { goods: 4500, gift_cards: 0, delivery: 0, tax: 615 };
    const [mugs] = inclusive;
    if (!mugs) return expect.fail("no row");
    const taken = {
      ...mugs,
      qty: 0,
      netMinor: 500,
      taxes: mugs.taxes.map((one) => ({ ...one, amountMinor: 95 })),
    };
    const pieces = [
      { orderItemId: 1, qty: 3 },
      { orderItemId: 2, qty: 2 },
    ];
    const rows = creditRows(inclusive, [taken], { pieces, isRest: false, parts });
    expect(rows.map(({ qty, netMinor, taxes }) => [qty, netMinor, taxes[0]?.amountMinor])).toEqual([
      [3, 2500, 475],
      [2, 2000, 140],
    ]);
  });

  test("of a piece after its delivery was paid back has no delivery", () => {
    const gone = inclusive.filter(({ kind }) => kind === "delivery");
    const parts = { goods: 1000, gift_cards: 0, delivery: 0, tax: 190 };
    const rows = creditRows(inclusive, gone, { pieces: [{ orderItemId: 1, qty: 1 }], isRest: false, parts });
    expect(rows.map(({ kind, netMinor }) => [kind, netMinor])).toEqual([["goods", 1000]]);
  });

  test("of a piece and an amount of a gift card names both", () => {
    const parts = { goods: 450, gift_cards: 300, delivery: 0, tax: 68 };
    const rows = creditRows(exclusive, [], { pieces: [{ orderItemId: 1, qty: 1 }], isRest: false, parts });
    expect(rows.map(({ kind, qty, netMinor }) => [kind, qty, netMinor])).toEqual([
      ["goods", 1, 450],
      ["gift_cards", 0, 300],
    ]);
  });

  describe("of what a row cannot have", () => {
    const vat = { title: "VAT", rateBasisPoints: 1900, isContained: true, isDuty: false };
    const row = (lineId: number, qty: number, netMinor: number, tax: number | null): TaxedRow => ({
      kind: "goods",
      lineId,
      sku: "",
      name: "",
      detail: "",
      qty,
      netMinor,
      taxes: tax === null ? [] : [{ ...vat, amountMinor: tax }],
    });
    const short = (rows: TaxedRow[]) =>
      rows.map(({ lineId, netMinor, taxes }) => [lineId, netMinor, taxes[0]?.amountMinor ?? 0]);

    test("an amount for a free piece is of the goods that cost something", () => {
      const parts = { goods: 100, gift_cards: 0, delivery: 0, tax: 19 };
      const whole = [row(1, 3, 3000, 570), row(2, 1, 0, null)];
      const rows = creditRows(whole, [], { pieces: [{ orderItemId: 2, qty: 1 }], isRest: false, parts });
      expect(short(rows)).toEqual([[1, 100, 19]]);
    });

    test("a tax above that of the pieces is of the rows that are taxed", () => {
      const parts = { goods: 501, gift_cards: 0, delivery: 0, tax: 141 };
      const whole = [row(1, 3, 3, 1), row(2, 1, 2000, 140), row(3, 1, 500, null)];
      const pieces = [
        { orderItemId: 1, qty: 1 },
        { orderItemId: 3, qty: 1 },
      ];
      expect(short(creditRows(whole, [], { pieces, isRest: false, parts }))).toEqual([
        [1, 1, 0],
        [3, 500, 0],
        [2, 0, 141],
      ]);
    });

    test("a tax of an order of an early release, whose rows have none, is left out", () => {
      const parts = { goods: 100, gift_cards: 0, delivery: 0, tax: 19 };
      const whole = [row(1, 1, 100, null)];
      const rows = creditRows(whole, [], { pieces: [{ orderItemId: 1, qty: 1 }], isRest: false, parts });
      expect(short(rows)).toEqual([[1, 100, 0]]);
    });
  });

  test("the notes of an invoice that is paid back whole add up to each of its taxes", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(inclusive, exclusive), amounts, (whole, taken) => {
        const sold = partsIn(whole);
        const notes: TaxedRow[] = [];
        const leftOf = () => partsOf((part) => sold[part] - partsIn(notes)[part]);
        for (const amount of [...taken, Number.MAX_SAFE_INTEGER]) {
          const left = leftOf();
          const minor = Math.min(amount, totalOfParts(left));
          if (minor === 0) continue;
          const parts = splitParts(minor, sold, left);
          const isRest = minor === totalOfParts(left);
          const rows = creditRows(whole, notes, { pieces: null, isRest, parts });
          expect(partsIn(rows)).toEqual(parts);
          notes.push(...rows);
        }
        const sums = (rows: readonly TaxedRow[]) =>
          taxSums(rows).map(({ rateBasisPoints, amountMinor }) => `${rateBasisPoints} ${amountMinor}`);
        expect(sums(notes).sort()).toEqual(sums(whole).sort());
      }),
    );
  });
});
