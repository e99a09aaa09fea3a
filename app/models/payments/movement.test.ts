import { expect, test } from "vitest";
import { balanceOf, type LedgerEntry, movementOf } from "./movement";

const head = { kind: "adjustment", key: "adjustment:1" } as const;
const entry = (own: Partial<LedgerEntry>): LedgerEntry => ({
  account: "payment_clearing",
  part: "payment",
  amountMinor: 0,
  sellerId: null,
  orderId: null,
  ...own,
});

test("a movement whose entries add up to zero is made", () => {
  const entries = [entry({ amountMinor: 5 }), entry({ account: "tax_payable", amountMinor: -5 })];
  expect(movementOf(head, entries)).toEqual({
    ...head,
    orderId: null,
    paymentId: null,
    sellerId: null,
    note: "",
    endsOrder: false,
    entries,
  });
});

test("entries that were read bring the keys of their rows into no other movement", () => {
  const read = [5, -5].map((amountMinor, id) => Object.assign(entry({ amountMinor }), { id, movementId: 7 }));
  expect(movementOf(head, read)?.entries).toEqual([entry({ amountMinor: 5 }), entry({ amountMinor: -5 })]);
});

test("entries that do not add up to zero are refused", () => {
  const entries = [entry({ amountMinor: 5 }), entry({ amountMinor: -4 })];
  expect(() => movementOf(head, entries)).toThrow("The entries of adjustment:1 add up to 1, not to 0");
});

test.each([0.5, Number.NaN, 2 ** 53])("%d cannot be an amount", (amountMinor) => {
  const entries = [entry({ amountMinor }), entry({ amountMinor: -amountMinor })];
  expect(() => movementOf(head, entries)).toThrow(RangeError);
});

test("large amounts are added exactly", () => {
  const most = Number.MAX_SAFE_INTEGER;
  const entries = [most, most, -most, -most, 1].map((amountMinor) => entry({ amountMinor }));
  expect(() => movementOf(head, entries)).toThrow("add up to 1");
});

test("what the marketplace owes needs a seller", () => {
  const entries = [entry({ amountMinor: 5 }), entry({ account: "seller_payable", amountMinor: -5 })];
  expect(() => movementOf(head, entries)).toThrow("seller_payable needs a seller");
});

test("entries of 0 are left out, and where nothing moves there is no movement", () => {
  const moving = [entry({ amountMinor: 5 }), entry({ amountMinor: -5 })];
  expect(movementOf(head, [...moving, entry({ amountMinor: 0 })])?.entries).toEqual(moving);
  expect(movementOf(head, [entry({ amountMinor: 0 })])).toBeNull();
});

test("a balance is the sum of the entries of an account, a part, or both", () => {
  const entries = [
    entry({ account: "seller_payable", part: "goods", sellerId: "s1", amountMinor: -10 }),
    entry({ account: "seller_payable", part: "commission", sellerId: "s1", amountMinor: 3 }),
    entry({ account: "marketplace_revenue", part: "commission", amountMinor: -3 }),
    entry({ amountMinor: 10 }),
  ];
  const movements = [movementOf(head, entries)].filter((movement) => movement !== null);
  expect(balanceOf(movements, { account: "seller_payable" })).toBe(-7);
  expect(balanceOf(movements, { part: "commission" })).toBe(0);
  expect(balanceOf(movements, { account: "seller_payable", part: "commission" })).toBe(3);
  expect(balanceOf(movements, {})).toBe(0);
});
