import { expect, it } from "vitest";
import { comparedRows, comparisonTable } from "./compared-rows";
import type { Measure } from "./measure";

const row = (name: string, unit: Measure["unit"], ours: number): Measure => ({
  ...{ name, unit, ours, theirs: 1, value: ours },
  target: { least: 1 },
});

it("compares the medians of both, the one that lost most first", () => {
  const before = [90, 100, 500].map((figure) => [row("pages", "req/s", figure), row("start", "ms", figure)]);
  const now = [40, 50, 60].map((figure) => [row("pages", "req/s", figure), row("start", "ms", figure)]);
  expect(comparedRows(before, now)).toEqual([
    { name: "pages", unit: "req/s", before: 100, now: 50, ratio: 0.5 },
    { name: "start", unit: "ms", before: 100, now: 50, ratio: 2 },
  ]);
});

it("leaves out what only one of them measures", () => {
  expect(comparedRows([[row("old", "ms", 1)]], [[row("new", "ms", 1)]])).toEqual([]);
});

it("takes equal figures for equally good, 0 included", () => {
  expect(comparedRows([[row("shift", "CLS", 0)]], [[row("shift", "CLS", 0)]])[0]?.ratio).toBe(1);
});

it("says what became slower, and not what is only noise", () => {
  const table = comparisonTable(
    comparedRows(
      [[row("pages", "req/s", 100), row("search", "req/s", 100)]],
      [[row("pages", "req/s", 80), row("search", "req/s", 97)]],
    ),
    "d7d6f731",
  );
  expect(table).toMatch(/\| pages .*\| 0\.80 \| SLOWER \|/);
  expect(table).toMatch(/\| search .*\| 0\.97 \| {2}\|/);
  expect(table).toContain("1 of 2 rows became slower.");
});
