import { expect, test } from "vitest";
import { readRoles } from "./staff-roles";

const business = { sellerId: null, shopId: null };

test("roles are read in any case, each once, in their order", () => {
  expect(readRoles([" Support", "manager", "support"], business)).toEqual({
    sellerId: null,
    shopId: null,
    roles: ["manager", "support"],
  });
});

test("a role of the business may hold in one shop", () => {
  expect(readRoles(["editor"], { sellerId: null, shopId: "shop" })).toMatchObject({ shopId: "shop" });
});

test.each([
  [["boss"], business, "There is no role 'boss': use owner, manager, editor, support, warehouse."],
  [[], business, "Name a role: use owner, manager, editor, support, warehouse."],
  [["manager"], { sellerId: "potter", shopId: null }, "There is no role 'manager': use owner, staff."],
  [["staff"], business, "There is no role 'staff': use owner, manager, editor, support, warehouse."],
  [["staff"], { sellerId: "potter", shopId: "shop" }, "A seller’s staff can’t be limited to one shop."],
])("%j for %j is refused", (typed, place, message) => {
  expect(() => readRoles(typed, place)).toThrow(message);
});
