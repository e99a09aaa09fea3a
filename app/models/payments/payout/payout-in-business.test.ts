import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exchangedBack } from "../../platform/money/exchange";
import { type ForeignOrder, type OrderPayout, openInBusiness, paidInBusiness } from "./payout-in-business";

const euros = { from: "USD", to: "EUR", rate: "0.92" };
const yen = { from: "USD", to: "JPY", rate: "149.5" };
const dinars = { from: "USD", to: "KWD", rate: "0.3067" };
const line = (
  part: "goods" | "delivery" | "commission",
  bookedMinor: number,
  orderId: string | null = "o",
) => ({
  orderId,
  part,
  bookedMinor,
});
const orderIn = (exchange: ForeignOrder["exchange"], payouts: readonly OrderPayout[] = []) =>
  new Map([["o", { exchange, payouts }]]);
const took = (payoutId: string, bookedMinor: number): OrderPayout => ({
  payoutId,
  bookedMinor,
  isReturn: false,
});
const cameBack = (payoutId: string, bookedMinor: number): OrderPayout => ({
  payoutId,
  bookedMinor: -bookedMinor,
  isReturn: true,
});
const amounts = (lines: readonly { amountMinor: number }[]) => lines.map(({ amountMinor }) => amountMinor);

describe("what a seller is owed of an order in another currency (rule payouts-11)", () => {
  test.each([
    ["yen, which have no decimals", yen, [7176, 897, -718], [4800, 600, -480]],
    ["dinars, which have three", dinars, [7361, 1840, -736], [2400, 600, -240]],
    ["euros, whose sum is rounded once", euros, [333, 333, -66], [362, 362, -72]],
  ])("is its sum by the order's rate, split over its parts: %s", (_, exchange, booked, owed) => {
    const [goods = 0, delivery = 0, commission = 0] = booked;
    const lines = [line("goods", goods), line("delivery", delivery), line("commission", commission)];
    const open = openInBusiness(lines, orderIn(exchange));
    expect(amounts(open)).toEqual(owed);
    expect(open[0]?.booked).toEqual({ minor: goods, exchange });
    const sum = exchangedBack(goods + delivery + commission, exchange);
    expect(owed.reduce((all, minor) => all + minor, 0)).toBe(sum);
  });

  test("is what the ledger has, of others and outside of orders", () => {
    const own = openInBusiness([line("goods", 500, "p"), line("goods", -100, null)], orderIn(euros));
    expect(own).toEqual([
      { orderId: "p", part: "goods", amountMinor: 500 },
      { orderId: null, part: "goods", amountMinor: -100 },
    ]);
  });

  test("of small amounts that follow each other is never a cent more or less than of all at once", () => {
    // Each third of a cent is none alone.
    const thirds = { from: "USD", to: "JPY", rate: "300" };
    const open = (booked: number, ...payouts: OrderPayout[]) =>
      amounts(openInBusiness([line("goods", booked)], orderIn(thirds, payouts)));
    expect(open(1)).toEqual([0]);
    expect(open(1, took("a", 1))).toEqual([1]);
    expect(open(1, took("a", 1), took("b", 1))).toEqual([0]);
    expect(open(-3, took("a", 1), took("b", 1), took("c", 1))).toEqual([-1]);
  });

  test("after a payout that came back is what is then missing", () => {
    const thirds = { from: "USD", to: "JPY", rate: "300" };
    const payouts = [took("a", 1), took("b", 1), cameBack("b", 1)];
    expect(amounts(openInBusiness([line("goods", 1)], orderIn(thirds, payouts)))).toEqual([1]);
    const first = [took("a", 1), took("b", 1), cameBack("a", 1)];
    expect(amounts(openInBusiness([line("goods", 1)], orderIn(thirds, first)))).toEqual([0]);
  });

  test("adds up, whatever was paid, came back and was refunded between", () => {
    const steps = fc.array(
      fc.record({ booked: fc.integer({ min: -5000, max: 9000 }), fails: fc.boolean() }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(steps, fc.constantFrom(euros, yen, dinars), (all, exchange) => {
        const payouts: OrderPayout[] = [];
        let [paidMinor, bookedMinor] = [0, 0];
        for (const [at, { booked, fails }] of all.entries()) {
          const id = `p${at}`;
          const [owed = 0] = amounts(openInBusiness([line("goods", booked)], orderIn(exchange, payouts)));
          payouts.push(took(id, booked));
          const lines = paidInBusiness(id, [line("goods", booked)], orderIn(exchange, payouts));
          expect(amounts(lines)).toEqual([owed]);
          if (fails) payouts.push(cameBack(id, booked));
          else {
            paidMinor += owed;
            bookedMinor += booked;
          }
        }
        expect(paidMinor).toBe(exchangedBack(bookedMinor, exchange));
      }),
    );
  });
});
