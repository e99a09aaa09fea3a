import { expect, test } from "vitest";
import { parsePrices } from "./parse-prices";

test("prices are read by SKU in the shop's currency", () => {
  expect(parsePrices("MUG=8.50, LAMP=40", "USD")).toEqual(
    new Map([
      ["MUG", 850],
      ["LAMP", 4000],
    ]),
  );
  expect(parsePrices("MUG=850", "JPY").get("MUG")).toBe(850);
});

test.each(["", "MUG", "MUG=cheap", "MUG=8,LAMP"])("refuses %j", (text) => {
  expect(() => parsePrices(text, "USD")).toThrow(
    expect.objectContaining({
      code: "invalid",
      field: "prices",
      message: `'${text}' cannot be read: say SKU=12.50,OTHER=8`,
    }),
  );
});
