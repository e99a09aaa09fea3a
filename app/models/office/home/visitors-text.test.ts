import { expect, test } from "vitest";
import { visitorsText } from "./visitors-text";

const week = (visitors: number, bought: number) => [{ day: "2026-03-01", visitors, bought }];

test.each([
  ["none counted", [], week(3, 1), ""],
  ["a first week", week(1200, 30), [], "1,200 visitors, 2.5 % bought"],
  ["one", week(1, 0), [], "1 visitor, 0.0 % bought"],
  ["two weeks", week(300, 1), week(1000, 11), "300 visitors, 0.3 % bought; 1,000 and 1.1 % the week before"],
])("visitors of %s (rule office-11)", (_what, now, before, text) =>
  expect(visitorsText(now, before)).toBe(text),
);
