import { expect, test } from "vitest";
import { skuValues } from "./sku-values";

test("values are read by SKU, with or without spaces", () => {
  expect(skuValues("MUG=2, LAMP = 12.50 ,VASE")).toEqual([
    { sku: "MUG", value: "2" },
    { sku: "LAMP", value: "12.50" },
    { sku: "VASE", value: null },
  ]);
});

test.each(["", "=2", "MUG=", "MUG=2,", "MUG=1=2", "MUG=1 2"])("%j cannot be read", (text) => {
  expect(skuValues(text)).toBeNull();
});
