import { expect, test } from "vitest";
import { optionType } from "./option-type";
import { variation } from "./variation-fixture";

test.each([
  ["in-stock", "type_1"],
  ["backordered", "type_2"],
  ["out-of-stock", "type_3"],
  ["unavailable_for_sale", "type_4"],
  ["discontinued", "type_4"],
] as const)("%s is %s", (stockStatus, type) => {
  expect(optionType(variation({ Color: "Navy" }, { stockStatus }))).toBe(type);
});

test("a missing combination is unavailable", () => {
  expect(optionType(undefined)).toBe("type_4");
});

test("a variation of other sellers only links to them", () => {
  expect(optionType(variation({ Color: "Navy" }, { isFromJpin: true }))).toBe("type_5");
});
