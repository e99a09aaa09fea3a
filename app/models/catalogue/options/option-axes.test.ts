import { describe, expect, test } from "vitest";
import { optionAxes, parseOptionHints } from "./option-axes";

const axesOf = (label: string, value: string, display: string[] = [], swatches: string[] = []) =>
  optionAxes([{ optionValues: { [label]: value } }], [label], parseOptionHints(display, swatches))[0];

describe("what files do not say of an option (rule variations-12)", () => {
  test.each(["Size", "size", "Sizes"])("of %j nothing is chosen beforehand", (label) => {
    expect(axesOf(label, "M")?.unchosen).toBe(true);
  });

  test.each([
    ["Size", ["Size:button"]],
    ["Color", []],
    ["Pot", []],
  ])("of %j with %j one is", (label, display) => {
    expect(axesOf(label, "M", display)?.unchosen).toBeUndefined();
  });

  test.each([
    ["Color", "Navy", "#22304f"],
    ["colour", "Light blue", "#add8e6"],
    ["Color", "Driftwood", undefined],
    ["Scent", "Linen", undefined],
  ])("%s %j has the dot %j", (label, value, swatch) => {
    expect(axesOf(label, value)?.values).toEqual([swatch ? { value, swatch } : { value }]);
  });

  test("a swatch that is given counts", () => {
    expect(axesOf("Color", "Navy", [], ["Color=Navy:#1F2A44"])?.values[0]?.swatch).toBe("#1f2a44");
  });
});
