import { expect, test } from "vitest";
import { isFactorDemanded } from "./factor-roles";

const owner = { sellerId: null, grants: [{ role: "owner" as const, shopId: null }] };
const elsewhere = { sellerId: null, grants: [{ role: "owner" as const, shopId: "b" }] };
const potter = { sellerId: "potter", grants: [] };

test.each([
  ["an owner in all shops", owner, ["owner" as const], true],
  ["an owner in another shop", elsewhere, ["owner" as const], false],
  ["an owner where it is demanded of editors", owner, ["editor" as const], false],
  ["where it is demanded of none", owner, [], false],
  ["a seller’s staff", potter, ["seller" as const], true],
  ["a seller’s staff where it is demanded of owners", potter, ["owner" as const], false],
])("a second factor of %s (rule staff-13)", (_, member, demanded, isDemanded) => {
  expect(isFactorDemanded(member, demanded, "a")).toBe(isDemanded);
});
