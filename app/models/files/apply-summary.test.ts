import { expect, test } from "vitest";
import { type ApplySummary, hasChanges, noCounts, summaryLines } from "./apply-summary";

const nothing: ApplySummary = {
  products: noCounts,
  variations: noCounts,
  others: noCounts,
  refused: [],
  notes: [],
};

test("lines list refusals by file and line, then counts", () => {
  const refused = [{ file: "products.csv", line: 12, reason: "price is missing" }];
  const counts = { added: 3, changed: 1, unchanged: 9, removed: 0 };
  expect(summaryLines({ ...nothing, products: counts, refused })).toEqual([
    "Refused: products.csv line 12: price is missing",
    "Products: 3 added, 1 changed, 9 unchanged, 0 archived",
    "Variations: 0 added, 0 changed, 0 unchanged, 0 archived",
    "Everything else: 0 added, 0 changed, 0 unchanged, 0 removed",
    "Refused: 1 row",
  ]);
});

test.each(["added", "changed", "removed"] as const)("something %s is a change", (outcome) => {
  expect(hasChanges({ ...nothing, others: { ...noCounts, [outcome]: 1 } })).toBe(true);
});

test("unchanged rows are not a change", () => {
  expect(hasChanges({ ...nothing, products: { ...noCounts, unchanged: 5 } })).toBe(false);
});

test.each([
  [20, 20, false],
  [21, 21, true],
])("of %i notes the first twenty are listed, with a line about the rest", (count, lines, isCut) => {
  const notes = Array.from({ length: count }, (_, n) => ({
    file: "products.csv",
    line: n + 2,
    reason: "no picture",
  }));
  const said = summaryLines({ ...nothing, notes }).filter((line) => line.startsWith("Note:"));
  expect(said).toHaveLength(lines);
  expect(said.includes("Note: 1 more of this kind")).toBe(isCut);
});
