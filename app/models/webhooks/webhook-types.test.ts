import { expect, test } from "vitest";
import { namedTypes, webhookTypes } from "./webhook-types";

test.each([
  [["*"], webhookTypes.length],
  [["order.*"], 8],
  [["order.placed", "stock.changed"], 2],
])("%j names %i types", (list, count) => {
  expect(namedTypes(list)).toHaveLength(count);
});

test.each([[["order.plcaed"]], [[]], [["moon.*"]]])("%j is refused", (list) => {
  expect(namedTypes(list)).toBeNull();
});
