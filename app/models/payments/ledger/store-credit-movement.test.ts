import { expect, test } from "vitest";
import { balancesOf } from "./ledger-fixture";
import { storeCreditMovement } from "./store-credit-movement";

test.each([
  [500, { promotions: 500, stored_value: -500 }],
  [-500, { promotions: -500, stored_value: 500 }],
])("%i of store credit is owed to its customer, at the marketplace's cost", (amountMinor, expected) => {
  const movement = storeCreditMovement("c1", amountMinor);
  expect(movement?.key).toBe("store-credit:c1");
  expect(balancesOf(movement ? [movement] : [])).toEqual(expected);
});
