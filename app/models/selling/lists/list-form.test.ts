import { expect, test } from "vitest";
import { listNameSchema, pickerSchema, typedQty } from "./list-form";

test.each([
  ["a", true],
  ["x".repeat(80), true],
  ["x".repeat(81), false],
  ["   ", false],
])("the name '%s' is accepted: %s (rule lists-8)", (name, isAccepted) => {
  expect(listNameSchema.safeParse({ name }).success).toBe(isAccepted);
});

test.each([
  ["1", 1],
  ["0", 1],
  ["-4", 1],
  ["2.7", 2],
  ["many", 1],
  ["9999", 9999],
  ["10000", 9999],
  ["Infinity", 9999],
])("'%s' pieces are %i (rule lists-3)", (text, pieces) => {
  expect(typedQty.parse(text)).toBe(pieces);
});

test.each([
  [{ list: "new", name: "Gifts" }, true],
  [{ list: "new", name: " " }, false],
  [{ list: "7" }, true],
  [{ list: "mug" }, false],
])("the choice %j is accepted: %s", (form, isAccepted) => {
  expect(pickerSchema.safeParse(form).success).toBe(isAccepted);
});
