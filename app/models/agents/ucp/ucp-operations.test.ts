import { describe, expect, test } from "vitest";
import { operationAt, ucpOperations } from "./ucp-operations";

describe("the call of an address", () => {
  test.each([
    ["POST", "carts", "create_cart", ""],
    ["PUT", "carts/c1", "update_cart", "c1"],
    ["POST", "/checkout-sessions/c1/complete/", "complete_checkout", "c1"],
    ["POST", "catalog/product", "get_product", ""],
    ["GET", "orders/o1", "get_order", "o1"],
  ])("%s %s", (method, path, name, id) => {
    expect(operationAt(method, path)).toEqual({ name, id });
  });

  test.each([
    ["GET", "carts"],
    ["POST", "carts/c1"],
    ["DELETE", "carts/c1"],
    ["POST", "carts/c1/cancel/now"],
    ["POST", "carts/{id}/cancel/more"],
    ["GET", "catalog/search"],
    ["GET", ""],
  ])("%s %s is none", (method, path) => {
    expect(operationAt(method, path)).toBeNull();
  });
});

test("what only reads the catalogue needs no way to pay", () => {
  const reading = Object.entries(ucpOperations).filter(([, { reach }]) => reach === "reads");
  expect(reading.map(([name]) => name)).toEqual(["search_catalog", "lookup_catalog", "get_product"]);
});
