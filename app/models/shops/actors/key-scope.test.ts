import { expect, test } from "vitest";
import { grantsScope, keyAreas, readScopes, refusedScopes } from "./key-scope";

test("scopes are read with commas or spaces, each once", () => {
  expect(readScopes("orders:read, catalogue:write orders:read")).toEqual({
    scopes: ["orders:read", "catalogue:write"],
  });
  expect(readScopes("")).toEqual({ scopes: [] });
});

test("'all' is every area with its changes", () => {
  expect(readScopes("all")).toEqual({ scopes: keyAreas.map((area) => `${area}:write`) });
});

test("words that are no scopes are named", () => {
  expect(readScopes("orders:read orders shop:write")).toEqual({ unknown: ["orders", "shop:write"] });
});

test("who may write may read, and no other way round", () => {
  expect(grantsScope(["orders:write"], "orders", "read")).toBe(true);
  expect(grantsScope(["orders:read"], "orders", "write")).toBe(false);
  expect(grantsScope(["orders:write"], "content", "read")).toBe(false);
});

test("a key of one shop has nothing that all shops share but the reading of the catalogue", () => {
  expect(
    refusedScopes(["orders:write", "catalogue:read", "catalogue:write", "customers:read"], {
      shopId: "shop",
      sellerId: null,
    }),
  ).toEqual(["catalogue:write", "customers:read"]);
});

test("a seller's key has no customers", () => {
  const wanted = ["orders:write", "catalogue:write", "customers:read"] as const;
  expect(refusedScopes(wanted, { shopId: null, sellerId: "seller" })).toEqual(["customers:read"]);
  expect(refusedScopes(wanted, { shopId: null, sellerId: null })).toEqual([]);
});
