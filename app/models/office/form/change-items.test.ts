import { expect, test } from "vitest";
import { changeItems, itemChangeText, readItemChange } from "./change-items";
import { group, leaf, repeatedNode } from "./leaf";

const form = group("", "", [repeatedNode("rows", "Rows", "row", leaf("", "Row"))]);
const after = (text: string) => {
  const change = readItemChange(text);
  return change && changeItems(form, { rows: ["a", "b", "c"] }, change);
};

test.each([
  ["move rows[0] 2", ["b", "c", "a"]],
  ["move rows[2] 0", ["c", "a", "b"]],
  ["move rows[1] 9", ["a", "b", "c"]],
  ["up rows[0]", ["a", "b", "c"]],
  ["down rows[0]", ["b", "a", "c"]],
])("%s leaves the rows as %j (rule office-6)", (text, rows) => expect(after(text)).toEqual({ rows }));

test("the text of a button says to which place (rule office-6)", () =>
  expect(readItemChange(itemChangeText("move", "rows", 2, 0))).toMatchObject({ index: 2, to: 0 }));

test.each(["move rows[0]", "up rows[0] 1", "move rows 1"])("%s is no change", (text) =>
  expect(readItemChange(text)).toBeNull(),
);
