import { expect, test } from "vitest";
import { reachesShop, staffActor } from "./signed-in-staff";

const nobodys = { staffId: 1, sellerId: null, grants: [], roles: [] };
const shop = { id: "shop", type: "essential", sellerId: "house" } as const;

test.each([
  ["with a role in all shops", [{ role: "support", shopId: null }], true],
  ["with a role in this shop", [{ role: "editor", shopId: "shop" }], true],
  ["with a role in another shop", [{ role: "owner", shopId: "other" }], false],
  ["without a role", [], false],
] as const)("staff %s sign in here: %s %s", (_, grants, isAllowed) => {
  expect(reachesShop({ ...nobodys, grants }, shop)).toBe(isAllowed);
});

test.each([
  ["in a marketplace", { ...shop, type: "marketplace" }, ["staff"], true],
  ["in a shop of their seller", { ...shop, type: "marketplaceseller", sellerId: "potter" }, ["owner"], true],
  ["in another seller’s shop", { ...shop, type: "marketplaceseller", sellerId: "weaver" }, ["owner"], false],
  ["in the business's own shop", shop, ["owner"], false],
  ["in a marketplace without a role", { ...shop, type: "marketplace" }, [], false],
] as const)("a seller's staff sign in %s: %#", (_, place, roles, isAllowed) => {
  expect(reachesShop({ ...nobodys, sellerId: "potter", roles }, place)).toBe(isAllowed);
});

test("a seller's staff act for their seller, others for the business", () => {
  const grants = [{ role: "owner", shopId: null }] as const;
  expect(staffActor("t", { ...nobodys, grants })).toEqual({
    kind: "staff",
    tenantId: "t",
    staffId: 1,
    grants,
  });
  expect(staffActor("t", { ...nobodys, sellerId: "potter", roles: ["staff"] })).toEqual({
    kind: "seller-staff",
    tenantId: "t",
    sellerId: "potter",
    staffId: 1,
    roles: ["staff"],
  });
});

test("who owes the shop a second factor has no rights (rule staff-13)", () => {
  const grants = [{ role: "owner" as const, shopId: null }];
  expect(staffActor("t", { ...nobodys, grants, owesFactor: true })).toMatchObject({ staffId: 1, grants: [] });
  expect(staffActor("t", { ...nobodys, sellerId: "s", roles: ["owner"], owesFactor: true })).toMatchObject({
    roles: [],
  });
});
