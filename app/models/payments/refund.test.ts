import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  payableMinor,
  redemptionsLeft,
  refundableMinor,
  refundTotalMinor,
  splitRefund,
  splitTaken,
} from "./refund";

const done = (amountMinor: number) => ({ amountMinor, status: "done" as const });
const card = { kind: "gift_certificate" as const, code: "7", codeEnd: "ABCD" };
const credit = { kind: "store_credit" as const, code: "store_credit" };

test.each([
  ["nothing", [], 5000],
  ["a part", [done(1200)], 3800],
  [
    "a part, and another is on its way",
    [done(1200), { amountMinor: 300, status: "requested" as const }],
    3500,
  ],
  ["nothing, since the provider refused", [{ amountMinor: 5000, status: "failed" as const }], 5000],
  ["everything", [done(5000)], 0],
  ["more than was taken", [done(5001)], 0],
])("of %s captured, after refunds of %j, %i are left", (_what, refunds, left) => {
  expect(refundableMinor(5000, refunds)).toBe(left);
});

describe("what a bank took of a payment of several orders", () => {
  const card = { capturedMinor: 6000, leftMinor: 6000 };
  const giftCards = { capturedMinor: 0, leftMinor: 0 };
  test("is split by what of each can still go back", () => {
    expect(splitTaken(4000, [card, { capturedMinor: 4000, leftMinor: 2000 }])).toEqual([3000, 1000]);
  });
  test("never falls to an order that gift cards paid, also when nothing is left of the others", () => {
    expect(splitTaken(6000, [giftCards, card])).toEqual([0, 6000]);
    expect(splitTaken(6000, [giftCards, { ...card, leftMinor: 0 }])).toEqual([0, 6000]);
  });
  test("is split by what was taken for each where it is more than is left", () => {
    const refunded = { capturedMinor: 2000, leftMinor: 0 };
    expect(splitTaken(8000, [{ ...card, leftMinor: 2000 }, refunded])).toEqual([2000 + 4500, 1500]);
  });
});

describe("a refund of a payment alone", () => {
  const left = { paymentMinor: 3800, redemptions: [], currency: "USD", stepMinor: 1 };
  test("without an amount returns everything that is left", () => {
    expect(splitRefund(left, null)).toEqual({ amountMinor: 3800, redemptions: [] });
  });
  test.each([1, 3800])("may return %i of 38.00", (asked) => {
    expect(splitRefund(left, asked).amountMinor).toBe(asked);
  });
  test.each([0, -1, 3801, 1.5, Number.NaN])("cannot return %d of 38.00", (asked) => {
    expect(() => splitRefund(left, asked)).toThrow("Enter an amount between $0.01 and $38.00.");
  });
  test("cannot return anything once nothing is left", () => {
    expect(() => splitRefund({ ...left, paymentMinor: 0 }, null)).toThrow(
      "Nothing is left to refund for this payment.",
    );
  });
});

describe("a refund of a payment of which its provider takes multiples of ten (rule payment-10)", () => {
  const left = { paymentMinor: 5120, redemptions: [], currency: "KWD", stepMinor: 10 };
  test("is one of them", () => {
    expect(splitRefund(left, 3180).amountMinor).toBe(3180);
  });
  test.each([
    [3183, "KWD 3.183 can’t be. Enter KWD 3.180 or KWD 3.190 as an amount alone."],
    [3, "KWD 0.003 can’t be. Enter KWD 0.010 as an amount alone."],
  ])("of %i is refused with what can be", (asked, message) => {
    expect(() => splitRefund(left, asked)).toThrow(
      `This payment is refunded in multiples of KWD 0.010, so ${message}`,
    );
  });
  test("has its last digit in the gift card that paid, too", () => {
    const redemptions = [{ ...card, amountMinor: 2000 }];
    expect(splitRefund({ ...left, redemptions }, 3183)).toEqual({
      amountMinor: 2280,
      redemptions: [{ ...card, amountMinor: 903 }],
    });
  });
  test.each([
    [3183, 3190],
    [3180, 3180],
    [5117, 5120],
  ])("that is owed without anybody asking: %i is paid as %i", (owed, paid) => {
    expect(payableMinor(left, owed)).toBe(paid);
  });
  test("that is owed is rounded down where no more was taken", () => {
    expect(payableMinor({ ...left, paymentMinor: 5123 }, 5123)).toBe(5120);
    expect(payableMinor({ ...left, paymentMinor: 3 }, 3)).toBe(0);
  });
});

describe("a refund of a payment, a gift card and store credit", () => {
  const left = {
    paymentMinor: 3000,
    currency: "USD",
    stepMinor: 1,
    redemptions: [
      { ...card, amountMinor: 2000 },
      { ...credit, amountMinor: 1000 },
    ],
  };
  test("returns to each its share", () => {
    expect(splitRefund(left, 600)).toEqual({
      amountMinor: 300,
      redemptions: [
        { ...card, amountMinor: 200 },
        { ...credit, amountMinor: 100 },
      ],
    });
  });
  test("names only what gets something back", () => {
    expect(splitRefund(left, 1)).toEqual({ amountMinor: 1, redemptions: [] });
  });
  test("of everything returns all of each", () => {
    expect(splitRefund(left, null)).toEqual({ amountMinor: 3000, redemptions: left.redemptions });
  });
  test("returns to gift cards alone where the payment has nothing left", () => {
    const paid = { ...left, paymentMinor: 0 };
    expect(splitRefund(paid, 3000)).toEqual({ amountMinor: 0, redemptions: left.redemptions });
  });
  test("is never more than everything", () => {
    expect(() => splitRefund(left, 6001)).toThrow("Enter an amount between $0.01 and $60.00.");
  });

  test("whatever its amount, adds up and returns no more to each than it gave", () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        amounts,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(1, 10, 100),
        ([paymentMinor = 0, ...cards], part, stepMinor) => {
          const redemptions = cards.map((amountMinor, index) => ({
            ...card,
            code: String(index),
            amountMinor,
          }));
          const leftMinor = refundTotalMinor({ amountMinor: paymentMinor, redemptions });
          const asked = Math.ceil(leftMinor * part);
          const left = { paymentMinor, redemptions, currency: "USD", stepMinor };
          fc.pre(asked > 0 && payableMinor(left, asked) === asked);
          const split = splitRefund(left, asked);
          expect(split.amountMinor % stepMinor).toBe(0);
          expect(refundTotalMinor(split)).toBe(asked);
          expect(split.amountMinor).toBeLessThanOrEqual(paymentMinor);
          for (const { code, amountMinor } of split.redemptions)
            expect(amountMinor).toBeLessThanOrEqual(cards[Number(code)] ?? 0);
        },
      ),
    );
  });
});

describe("what is left of gift cards and store credit", () => {
  const held = [
    { ...card, amountMinor: 2000 },
    { ...credit, amountMinor: 1000 },
  ];
  test.each([
    ["done", 2000, 1000],
    ["failed", 2000, 1000],
    ["requested", 1500, 1000],
  ] as const)("counts a refund that is %s", (status, ofCard, ofCredit) => {
    const refund = { status, redemptions: [{ ...card, amountMinor: 500 }] };
    expect(redemptionsLeft(held, [refund])).toEqual([
      { ...card, amountMinor: ofCard },
      { ...credit, amountMinor: ofCredit },
    ]);
  });
  test("leaves out what a refund on its way returns whole", () => {
    const refund = { status: "requested" as const, redemptions: [{ ...card, amountMinor: 2000 }] };
    expect(redemptionsLeft(held, [refund])).toEqual([{ ...credit, amountMinor: 1000 }]);
  });
});
