import { expect, it } from "vitest";
import { percentChange } from "./percent-change";

it.each([
  ["-10", "all", { allBasisPoints: -1000 }],
  ["+2.5 %", "all", { allBasisPoints: 250 }],
  ["−12,05", "final", { offBasisPoints: 1205 }],
  ["0", "final", { offBasisPoints: 0 }],
  ["0", "all", { problem: "By 0 % nothing changes." }],
  ["-100", "all", { problem: "A percentage is from -99.99 to 1,000." }],
  ["10", "final", { problem: "A reduction is from 0 to -99.99 %." }],
  ["a lot", "all", { problem: "Write a percentage, such as -10 or 2.5." }],
] as const)("reads %s of %s", (text, of, change) => {
  expect(percentChange(text, of)).toEqual(change);
});
