import { expect, test } from "vitest";
import { deedOfKey } from "./outline-keys";

const bare = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const at = (row: number, key: string, held: Partial<typeof bare> = {}) =>
  deedOfKey({ key, ...bare, ...held }, row, 3);

test("keys move, double and remove the block of a row, and lead to its fields (rule builder-3)", () => {
  expect(at(1, "ArrowUp", { altKey: true })).toEqual({ act: "up" });
  expect(at(1, "ArrowDown", { altKey: true })).toEqual({ act: "down" });
  expect(at(1, "Delete")).toEqual({ act: "remove" });
  expect(at(1, "Enter")).toEqual({ act: "fields" });
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(at(1, "d", held)).toEqual({ act: "duplicate" });
    expect(at(1, "z", held)).toEqual({ act: "undo" });
    expect(at(1, "Z", { shiftKey: true, ctrlKey: true })).toEqual({ act: "redo" });
    expect(at(1, "y", held)).toEqual({ act: "redo" });
  }
});

test("arrows lead from row to row and stop at the ends", () => {
  expect([at(0, "ArrowUp"), at(1, "ArrowUp")]).toEqual([
    { act: "focus", row: 0 },
    { act: "focus", row: 0 },
  ]);
  expect([at(1, "ArrowDown"), at(2, "ArrowDown"), at(0, "End"), at(2, "Home")]).toEqual([
    { act: "focus", row: 2 },
    { act: "focus", row: 2 },
    { act: "focus", row: 2 },
    { act: "focus", row: 0 },
  ]);
});

test("other keys are the browser's", () => {
  expect([
    at(0, "Tab"),
    at(0, "x"),
    at(0, "Enter", { ctrlKey: true }),
    at(0, "ArrowLeft", { altKey: true }),
  ]).toEqual([null, null, null, null]);
});
