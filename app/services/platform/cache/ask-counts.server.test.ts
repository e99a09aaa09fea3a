import { expect, test } from "vitest";
import { AskCounts } from "./ask-counts.server";

test("keys are counted separately", () => {
  const counts = new AskCounts();
  expect([counts.add("a"), counts.add("a"), counts.add("b"), counts.add("a")]).toEqual([1, 2, 1, 3]);
});

test("a count is at most 255", () => {
  const counts = new AskCounts();
  for (let ask = 0; ask < 300; ask++) counts.add("a");
  expect(counts.add("a")).toBe(255);
});

test("a flood makes rare keys forgotten, but not frequent ones", () => {
  const counts = new AskCounts();
  counts.add("once");
  for (let ask = 0; ask < 40; ask++) counts.add("often");
  for (let junk = 0; junk < 33_000; junk++) counts.add(`junk ${junk}`);
  expect([counts.add("once"), counts.add("often") > 10]).toEqual([1, true]);
});

test("few of many single requests seem repeated", () => {
  const counts = new AskCounts();
  const wrong = Array.from({ length: 30_000 }, (_, junk) => counts.add(`/kitchen?page=${junk}`)).filter(
    (count) => count > 1,
  );
  expect(wrong.length).toBeLessThan(600);
});
