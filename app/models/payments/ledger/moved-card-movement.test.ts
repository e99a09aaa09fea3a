import { expect, test } from "vitest";
import { balancesOf } from "./ledger-fixture";
import { movedCardMovement } from "./moved-card-movement";

test("what is left on a gift card that moved in is owed to its holder, at the marketplace's cost", () => {
  const movement = movedCardMovement(12, 2500);
  expect(movement?.key).toBe("moved-gift-card:12");
  expect(balancesOf(movement ? [movement] : [])).toEqual({ promotions: 2500, stored_value: -2500 });
});
