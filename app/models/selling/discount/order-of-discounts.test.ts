import { expect, test } from "vitest";
import { discount } from "./discount-fixture";
import { orderOfDiscounts } from "./order-of-discounts";

function ids(rules: ReturnType<typeof discount>[]) {
  return orderOfDiscounts(rules).map((rule) => rule.id);
}

test("kinds have a fixed order", () => {
  const rules = [
    discount({ type: "freebie", skus: ["pen"], qty: 1 }),
    discount({ type: "free_shipping" }),
    discount({ type: "fixed", amountMinor: 500 }),
    discount({ type: "percent", rateBasisPoints: 1000 }),
    discount({ type: "buy_x_get_y", buyQty: 2, getQty: 1, rateBasisPoints: 10_000 }),
  ];
  expect(ids(rules)).toEqual(["buy_x_get_y", "percent", "fixed", "free_shipping", "freebie"]);
});

test("within a kind automatic before codes, then priority, then id", () => {
  const action = { type: "fixed", amountMinor: 500 } as const;
  const rules = [
    discount(action, {}, { id: "code", code: "TEN" }),
    discount(action, {}, { id: "late", priority: 2 }),
    discount(action, {}, { id: "b", priority: 1 }),
    discount(action, {}, { id: "a", priority: 1 }),
  ];
  expect(ids(rules)).toEqual(["a", "b", "late", "code"]);
});

test("the result does not depend on the input order", () => {
  const action = { type: "percent", rateBasisPoints: 1000 } as const;
  const ordered = [
    discount({ type: "buy_x_get_y", buyQty: 2, getQty: 1, rateBasisPoints: 10_000 }, {}, { id: "z" }),
    discount(action, {}, { id: "a" }),
    discount(action, {}, { id: "b" }),
    discount(action, {}, { id: "c", code: "ONE" }),
    discount(action, {}, { id: "d", code: "TWO" }),
    discount(action, {}, { id: "e", code: "SIX", priority: 1 }),
  ];
  const wanted = ordered.map((rule) => rule.id);
  for (const [from] of ordered.entries()) {
    const turned = [...ordered.slice(from), ...ordered.slice(0, from)];
    expect(ids(turned)).toEqual(wanted);
    expect(ids(turned.toReversed())).toEqual(wanted);
  }
});

test("equal discounts keep their order", () => {
  const twin = (title: string) => discount({ type: "free_shipping" }, {}, { id: "same", title });
  expect(orderOfDiscounts([twin("first"), twin("second")]).map(({ title }) => title)).toEqual([
    "first",
    "second",
  ]);
});
