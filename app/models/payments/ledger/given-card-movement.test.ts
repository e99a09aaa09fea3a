import { expect, test } from "vitest";
import { givenCardMovement } from "./given-card-movement";
import { balancesOf } from "./ledger-fixture";

test("a gift card that was given is owed to its holder at the marketplace's cost, until it is voided", () => {
  const given = givenCardMovement("a", 2500, "staff 5: The parcel was late");
  expect(given).toMatchObject({ key: "given-gift-card:a", note: "staff 5: The parcel was late" });
  expect(balancesOf(given ? [given] : [])).toEqual({ promotions: 2500, stored_value: -2500 });
  const voided = givenCardMovement("b", -2500, "staff 5: Sent twice");
  expect(balancesOf(voided ? [voided] : [])).toEqual({ promotions: -2500, stored_value: 2500 });
});
