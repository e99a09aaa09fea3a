import { expect, test } from "vitest";
import { barFit } from "./bar-fit";

const named = (...labels: string[]) => labels.map((label) => ({ label, url: `/${label}`, items: [] }));
const many = (count: number, length: number) =>
  named(...Array.from({ length: count }, (_, at) => String(at).padEnd(length, "x")));
const count = (fits: string[], fit: string) => fits.filter((each) => each === fit).length;

test("what fits at every width is in the bar at every width", () => {
  expect(barFit(named("Kitchen", "Garden"))).toEqual(["md", "md"]);
});

test("wider windows show more, and the rest is under More", () => {
  const fits = barFit(many(40, 10));
  expect([count(fits, "md"), count(fits, "lg"), count(fits, "xl")]).toEqual([6, 1, 2]);
  expect(fits.indexOf("never")).toBe(9);
});

test("a flyout's button takes room", () => {
  const plain = many(10, 8);
  const withFlyouts = plain.map((item) => ({ ...item, items: named("below") }));
  expect(count(barFit(withFlyouts), "md")).toBeLessThan(count(barFit(plain), "md"));
});

test("a first name longer than the bar is shown all the same", () => {
  expect(barFit(named("x".repeat(200), "b"))).toEqual(["md", "never"]);
});

test("wide letters take more room than narrow ones", () => {
  const inBar = (letter: string) =>
    count(barFit(named(...Array.from({ length: 20 }, () => letter.repeat(9)))), "md");
  expect(inBar("w")).toBeLessThan(inBar("a"));
  expect(inBar("a")).toBeLessThan(inBar("i"));
});
