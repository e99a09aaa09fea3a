import { expect, test } from "vitest";
import { orderStatuses } from "../selling/checkout/order-status";
import { orderFilters, parseOrderFilter, statusesOf } from "./order-filter";

test("each state is in exactly one filter besides 'all'", () => {
  const filtered = orderFilters.flatMap((filter) => statusesOf(filter) ?? []);
  expect([...filtered].sort()).toEqual([...orderStatuses].sort());
});

test("all orders have no states to look for", () => {
  expect(statusesOf("all")).toBeNull();
});

test.each([
  ["open", "open"],
  ["OPEN", "all"],
  ["shipped", "all"],
  [null, "all"],
])("%s in the address is the filter '%s'", (text, filter) => {
  expect(parseOrderFilter(text)).toBe(filter);
});
