import { expect, it } from "vitest";
import type { Measure } from "./measure";
import { describeRuns, merged } from "./write-results";

const measure = (name: string, value: number): Measure => ({
  name,
  ours: value,
  theirs: 1,
  unit: "ms",
  value,
  target: { most: 2 },
});
const morning = { measuredAt: "2026-03-01T08:00:00.000Z", machine: "quiet" };
const noon = { measuredAt: "2026-03-01T12:00:00.000Z", machine: "busy" };
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
  expect(describeRuns(runs)).toBe(
    "(a): measured 2026-03-01T08:00:00.000Z by `npm run bench` (quiet). " +
      "(b): measured 2026-03-01T12:00:00.000Z by `npm run bench` (busy).",
  );
});

it("leaves out what a part has no measure of any more", () => {
  const { measures } = merged(former, [measure("(a) 10 carts", 3)], noon);
  expect(measures.map(({ name }) => name)).toEqual(["(a) 10 carts", "(b) pages"]);
});

it("is one sentence when all of it is of one run", () => {
  expect(describeRuns(former.runs)).toBe(
    "(a), (b): measured 2026-03-01T08:00:00.000Z by `npm run bench` (quiet).",
  );
});
