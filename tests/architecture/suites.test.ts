import { expect, test } from "vitest";
import { lanes, needs, suites } from "../../scripts/test-suites.mjs";
import config from "../../vitest.config";

const names = Object.keys(suites);

test("every suite runs once, after those it needs", () => {
  expect(lanes.flat().sort()).toEqual([...names].sort());
  expect(names).toEqual(expect.arrayContaining(Object.values(needs).flat()));
});

test("every project of unit tests is a suite", () => {
  const projects = (config.test?.projects ?? []) as { test: { name: string } }[];
  expect(names).toEqual(expect.arrayContaining(projects.map(({ test: { name } }) => name)));
});

test("all budgets together are 1,100 CPU seconds at most", () => {
  const sum = Object.values(suites).reduce((total, { cpuBudget }) => total + cpuBudget, 0);
  expect(sum).toBeLessThanOrEqual(1100);
});
