import { expect, it } from "vitest";
import type { Measure } from "./measure";
import { resultsTable } from "./results-table";
import { merged } from "./write-results";

const measure = (name: string, value: number): Measure => ({
  name,
  ours: value,
  theirs: 1,
  unit: "ms",
  value,
  target: { most: 2 },
});
const morning = {
  measuredAt: "2026-03-01T08:00:00.000Z",
  commit: "aaaa",
  processor: "2 × EPYC",
  load: "0.1",
};
const noon = { measuredAt: "2026-03-02T12:00:00.000Z", commit: "bbbb", processor: "2 × Xeon", load: "2.5" };
const former = merged(
  { runs: {}, measures: [] },
  [measure("(b) pages", 1), measure("(a) 2 carts", 1), measure("(a) 10 carts", 1)],
  morning,
);

it("keeps what was not measured anew, and says when it was", () => {
  const { measures, runs } = merged(former, [measure("(b) pages", 2)], noon);
  expect(measures.map(({ name, value }) => [name, value])).toEqual([
    ["(a) 2 carts", 1],
    ["(a) 10 carts", 1],
    ["(b) pages", 2],
  ]);
  const table = resultsTable(measures, ({ name }) => runs[name.slice(1, 2)]);
  expect(table).toMatch(/\(a\) 2 carts .*\| 2026-03-01 \| aaaa +\| 2 × EPYC +\| 0\.1/);
  expect(table).toMatch(/\(b\) pages .*\| 2026-03-02 \| bbbb +\| 2 × Xeon +\| 2\.5/);
});

it("leaves out what a part has no measure of any more", () => {
  const { measures } = merged(former, [measure("(a) 10 carts", 3)], noon);
  expect(measures.map(({ name }) => name)).toEqual(["(a) 10 carts", "(b) pages"]);
});
