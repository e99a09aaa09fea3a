import { expect, test } from "vitest";
import { findByWords } from "./find-by-words";

const entries = [
  { label: "Numbers", also: "analytics sales" },
  { label: "Sales", also: "campaign" },
  { label: "New order", also: "create" },
];

test.each([
  ["", ["Numbers", "Sales", "New order"]],
  ["sal", ["Sales", "Numbers"]],
  ["order new", ["New order"]],
  ["CREATE ord", ["New order"]],
  ["ales", []],
])("“%s” finds what has each word, its label first (rule office-15)", (typed, labels) => {
  expect(findByWords(entries, typed).map(({ label }) => label)).toEqual(labels);
});
