import { expect, test } from "vitest";
import { judgeMails, judgeOrders } from "./ledger";

const order = (id: string, email: string, isCanceled = false) => ({ id, email, isCanceled });

test("what was confirmed and is there is neither lost nor doubled", () => {
  const confirmed = [
    { email: "a", orderId: "1" },
    { email: "a", orderId: "1" },
  ];
  expect(judgeOrders(confirmed, [order("1", "a")])).toEqual({
    confirmed: 1,
    lost: [],
    doubled: [],
    unanswered: 0,
  });
});

test("a confirmed order that is missing or canceled is lost", () => {
  const confirmed = [
    { email: "a", orderId: "1" },
    { email: "b", orderId: "2" },
  ];
  expect(judgeOrders(confirmed, [order("2", "b", true)]).lost).toEqual(["1", "2"]);
});

test("a checkout with two orders is doubled, told of both or not", () => {
  const verdict = judgeOrders([{ email: "a", orderId: "1" }], [order("1", "a"), order("2", "a")]);
  expect([verdict.doubled, verdict.unanswered]).toEqual([["a"], 1]);
});

test("every order has one mail, and every mail an order", () => {
  const stored = [order("1", "a"), order("2", "b")];
  expect(judgeMails(stored, ["2", "1"])).toEqual({ unmailed: [], mailedTwice: [], mailedWithoutOrder: [] });
  expect(judgeMails(stored, ["2", "2", "3"])).toEqual({
    unmailed: ["1"],
    mailedTwice: ["2"],
    mailedWithoutOrder: ["3"],
  });
});
