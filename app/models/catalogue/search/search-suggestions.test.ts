import { describe, expect, it, test } from "vitest";
import { isWorthLookingUp, nextOption, saidSuggestions } from "./search-suggestions";

describe("a keyword is looked up", () => {
  it("from two characters on", () => {
    expect(isWorthLookingUp("m", "")).toBe(false);
    expect(isWorthLookingUp("mu", "")).toBe(true);
  });
  it("once", () => {
    expect(isWorthLookingUp("mug", "mug")).toBe(false);
  });
});

test.each([
  [0, "No suggestions"],
  [1, "1 suggestion"],
  [4, "4 suggestions"],
])("%i suggestions are said as '%s'", (count, said) => expect(saidSuggestions(count)).toBe(said));

describe("the arrow keys", () => {
  test.each([
    ["ArrowDown", -1, 0],
    ["ArrowDown", 1, 2],
    ["ArrowDown", 2, -1],
    ["ArrowUp", -1, 2],
    ["ArrowUp", 0, -1],
    ["Tab", 1, 1],
  ])("%s moves from %i to %i of three", (key, from, to) => {
    expect(nextOption(key, from, 3)).toBe(to);
  });
  it("do nothing without suggestions", () => {
    expect(nextOption("ArrowDown", -1, 0)).toBe(-1);
  });
});
