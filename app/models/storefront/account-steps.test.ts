import { expect, test } from "vitest";
import { type AccountState, accountPageSteps } from "./account-steps";

const none: AccountState = {
  unpaid: { orders: [], total: 0 },
  returns: { items: [], total: 0 },
  unreviewed: { products: [], total: 0 },
};
const steps = (state: Partial<AccountState>) => accountPageSteps({ ...none, ...state });
const order = (status: "pending" | "pending_payment") => ({ id: "a", incrementId: "100001", status });
const sent = { orderId: "b", number: "100002-1", isBeingRefunded: false };
const mug = { sku: "MUG", name: "Mug" };

test("a customer with nothing to do has no steps (rule orders-21)", () => {
  expect(steps({})).toEqual([]);
});

test.each([
  ["pending_payment", "Finish the payment"],
  ["pending", "See how to pay"],
] as const)("an order that is %s leads to its payment (rule orders-21)", (status, link) => {
  expect(steps({ unpaid: { orders: [order(status)], total: 1 } })).toEqual([
    { text: "Order 100001 is waiting for your payment.", link, target: { to: "order", id: "a" } },
  ]);
});

test.each([
  [2, "1 more order is waiting for your payment."],
  [4, "3 more orders are waiting for your payment."],
])("of %i unpaid orders those not named are counted (rule orders-21)", (total, text) => {
  const [, more] = steps({ unpaid: { orders: [order("pending")], total } });
  expect(more).toEqual({ text, link: "See all", target: { to: "open orders" } });
});

test.each([
  ["requested", false, "Return 100002-1: Requested.", "See the return"],
  ["accepted", false, "Return 100002-1: Accepted.", "See how to send it"],
  ["received", true, "Return 100002-1: Being refunded.", "See the return"],
] as const)(
  "a return that is %s leads to its order (rule orders-21)",
  (status, isBeingRefunded, text, link) => {
    expect(steps({ returns: { items: [{ ...sent, status, isBeingRefunded }], total: 1 } })).toEqual([
      { text, link, target: { to: "order", id: "b" } },
    ]);
  },
);

test("returns that are not named are counted (rule orders-21)", () => {
  const [, more] = steps({ returns: { items: [{ ...sent, status: "requested" }], total: 3 } });
  expect(more).toEqual({ text: "2 more returns are under way.", link: "See all", target: { to: "orders" } });
});

test.each([
  [1, "You can review Mug."],
  [2, "You can review Mug and 1 more product."],
  [5, "You can review Mug and 4 more products."],
])("%i products to review are one line, for the first (rule orders-21)", (total, text) => {
  expect(steps({ unreviewed: { products: [mug], total } })).toEqual([
    { text, link: "Write a review", target: { to: "review", sku: "MUG" } },
  ]);
});

test("the most pressing is first: to pay, then returns, then reviews (rule orders-21)", () => {
  const all = steps({
    unpaid: { orders: [order("pending")], total: 1 },
    returns: { items: [{ ...sent, status: "requested" }], total: 1 },
    unreviewed: { products: [mug], total: 1 },
  });
  expect(all.map(({ link }) => link)).toEqual(["See how to pay", "See the return", "Write a review"]);
});
