import { expect, it } from "vitest";
import { readCartQuantities } from "./cart-quantities";

it.each([
  [{ "12": 3 }, 3],
  [{ "12": { qty: 3 } }, 3],
  [{ "12": "3" }, "3"],
])("reads %j", (products, qty) => {
  expect(readCartQuantities(products)).toEqual(new Map([[12, qty]]));
});

it.each([
  null,
  "12",
  [[12, 3]],
  { mug: 3 },
  { "0": 1 },
  { "1.5": 1 },
  { "9007199254740992": 1 },
  { "12": null },
  { "12": {} },
])("refuses %j", (products) => {
  expect(readCartQuantities(products)).toBeNull();
});

it("an empty object changes nothing and is no error", () => {
  expect(readCartQuantities({})).toEqual(new Map());
});
