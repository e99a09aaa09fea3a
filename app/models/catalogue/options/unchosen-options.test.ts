import { expect, it } from "vitest";
import { applyOptionRules } from "./apply-option-rules";
import { option, typed } from "./option-fixture";
import type { Selections } from "./product-option";
import { unchosenOptions } from "./unchosen-options";

const options = [
  option("plug", { isRequired: true }),
  option("cord"),
  option("lining", { isRequired: true, initialVisibility: "hide" }),
  option("finish", { isRequired: true, initialVisibility: "disable" }),
  typed("initials", { isRequired: true }),
];
const unchosen = (selections: Selections) =>
  unchosenOptions(applyOptionRules({ options, rules: [] }, selections).states, selections);

it("names what must be chosen, can be, and is not", () => {
  expect(unchosen({})).toEqual(["plug"]);
});

it("names nothing once it is chosen", () => {
  expect(unchosen({ plug: "a" })).toEqual([]);
});
