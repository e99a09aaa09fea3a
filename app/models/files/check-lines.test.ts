import { expect, test } from "vitest";
import { checkLines } from "./check-lines";

test("each fault and note has its file and line, and both are counted", () => {
  const fault = { file: "menus/main.json", line: 3, reason: "items.0.label: This is required" };
  const note = { file: "products.csv", line: null, reason: "picture 'a.jpg' is not there" };
  expect(checkLines([fault], [note, note])).toEqual([
    "Fault: menus/main.json line 3: items.0.label: This is required",
    "Note: products.csv: picture 'a.jpg' is not there",
    "Note: products.csv: picture 'a.jpg' is not there",
    "1 fault, 2 notes",
  ]);
});
