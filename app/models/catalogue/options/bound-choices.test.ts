import { describe, expect, test } from "vitest";
import type { AxisView, ChoiceView } from "../variation/product-variations";
import { boundChoices, listedText } from "./bound-choices";

const choice = (value: string, over: Partial<ChoiceView> = {}): ChoiceView => ({
  value,
  swatch: "",
  statusText: "",
  isSelected: false,
  isEnabled: true,
  isHidden: false,
  sku: `SKU-${value}`,
  otherSellers: null,
  movesOthers: false,
  ...over,
});
const axis = (choices: ChoiceView[]): AxisView => ({
  label: "Size",
  display: "dropdown",
  selected: "",
  choices,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => choice(`Part ${at + 1}`));
const valuesOf = ([bound]: AxisView[]) => bound?.choices.map(({ value }) => value);

describe("values of an option that come with a page (rule variations-11)", () => {
  test("are all of a hundred", () => {
    const hundred = axis(many(100));
    expect(boundChoices([hundred], "")).toEqual([hundred]);
  });

  test("are the first hundred of more, with how many there are", () => {
    const [bound] = boundChoices([axis(many(2_100))], "");
    expect(bound?.choices).toHaveLength(100);
    expect(bound?.choices.at(-1)?.value).toBe("Part 100");
    expect(bound?.more).toEqual({ count: 2_100, foundCount: 2_100, find: "" });
  });

  test("are those that contain what is looked for, in any case", () => {
    expect(valuesOf(boundChoices([axis(many(2_100))], " pART 2099 "))).toEqual(["Part 2099"]);
  });

  test("have the chosen one, wherever it stands", () => {
    const chosen = [...many(2_100), choice("Last", { isSelected: true })];
    expect(valuesOf(boundChoices([axis(chosen)], ""))?.at(-1)).toBe("Last");
    expect(valuesOf(boundChoices([axis(chosen)], "no such"))).toEqual(["Last"]);
  });

  test("have none that is hidden, which count for nothing", () => {
    const hidden = [...many(100), choice("Gone", { isHidden: true })];
    expect(boundChoices([axis(hidden)], "")[0]?.more).toBeUndefined();
  });
});

test.each([
  [{ count: 2_100, foundCount: 2_100, find: "" }, "The first 100 of 2,100 are listed."],
  [{ count: 2_100, foundCount: 101, find: "1" }, "The first 100 of 101 are listed."],
  [{ count: 2_100, foundCount: 100, find: "1" }, "100 of 2,100 are listed."],
  [{ count: 2_100, foundCount: 1, find: "99" }, "1 of 2,100 is listed."],
  [{ count: 2_100, foundCount: 0, find: "blue" }, "None of 2,100 contains “blue”."],
])("says what is listed (rule variations-11): %j", (more, text) => {
  expect(listedText(more)).toBe(text);
});
