import { expect, test } from "vitest";
import { balanceOf, type Movement } from "../movement";
import { payoutMovement, returnMovement } from "./payout-movement";

const payout = {
  payoutId: "p1",
  sellerId: "s1",
  lines: [
    { orderId: "o1", part: "goods", amountMinor: 5000 },
    { orderId: "o1", part: "commission", amountMinor: -500 },
    { orderId: null, part: "fee", amountMinor: -100 },
  ] as const,
};
const both = (...movements: (Movement | null)[]) => movements.filter((movement) => movement !== null);

test("a payout settles each order and part, and takes the sum from what was collected", () => {
  expect(payoutMovement(payout)).toMatchObject({
    kind: "payout",
    key: "payout:p1",
    sellerId: "s1",
    orderId: null,
    entries: [
      { account: "seller_payable", orderId: "o1", part: "goods", amountMinor: 5000 },
      { account: "seller_payable", orderId: "o1", part: "commission", amountMinor: -500 },
      { account: "seller_payable", orderId: null, part: "fee", amountMinor: -100 },
      { account: "payment_clearing", orderId: null, part: "payout", amountMinor: -4400 },
    ],
  });
});

const ofYen = (orderId: string, part: "goods" | "commission", amountMinor: number, minor: number) => ({
  orderId,
  part,
  amountMinor,
  booked: { minor, exchange: { from: "USD", to: "JPY", rate: "149.5" } },
});

test("of an order in another currency it takes what the ledger has, from what came in in it (rule payouts-11)", () => {
  const lines = [...payout.lines, ofYen("o2", "goods", 4800, 7176), ofYen("o2", "commission", -480, -718)];
  const movement = payoutMovement({ ...payout, lines });
  expect(movement?.entries.slice(3)).toEqual([
    { account: "seller_payable", sellerId: "s1", orderId: "o2", part: "goods", amountMinor: 7176 },
    { account: "seller_payable", sellerId: "s1", orderId: "o2", part: "commission", amountMinor: -718 },
    { account: "payment_clearing", sellerId: "s1", orderId: null, part: "payout", amountMinor: -4400 },
    { account: "payment_clearing", sellerId: "s1", orderId: "o2", part: "payout", amountMinor: -6458 },
  ]);
  const back = returnMovement({ ...payout, lines });
  expect(back?.entries).toEqual(
    movement?.entries.map((entry) => ({ ...entry, amountMinor: -entry.amountMinor })),
  );
});

test("a payout that came back is owed again", () => {
  const movements = both(payoutMovement(payout), returnMovement(payout));
  expect(movements.map(({ key }) => key)).toEqual(["payout:p1", "payout-return:p1"]);
  expect(balanceOf(movements, { account: "seller_payable" })).toBe(0);
  expect(balanceOf(movements, { account: "payment_clearing" })).toBe(0);
});
