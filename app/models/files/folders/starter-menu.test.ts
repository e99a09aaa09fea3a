import { expect, test } from "vitest";
import { starterMenu } from "./starter-menu";

const named = (...labels: string[]) => labels.map((label) => ({ label, url: `/${label}`, items: [] }));
const labelsOf = (count: number, length = 5) =>
  Array.from({ length: count }, (_, at) => String(at).padEnd(length, "x"));

test.each([0, 1, 7])("%i short items are shown as they are", (count) => {
  const items = named(...labelsOf(count));
  expect(starterMenu(items)).toEqual(items);
});

test("of eight short items six are shown, the rest is under More", () => {
  const items = named(...labelsOf(8));
  expect(starterMenu(items)).toEqual([
    ...items.slice(0, 6),
    { label: "More", url: "#", items: items.slice(6) },
  ]);
});

test("long names leave room for fewer", () => {
  expect(starterMenu(named(...labelsOf(5, 20))).map(({ label }) => label.length)).toEqual([20, 20, 20, 4]);
  expect(starterMenu(named("x".repeat(90), "b")).map(({ label }) => label.length)).toEqual([90, 4]);
});
