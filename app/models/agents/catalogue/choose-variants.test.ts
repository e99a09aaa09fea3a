import { describe, expect, test } from "vitest";
import { matchingVariants, optionSignals, relaxed } from "./choose-variants";

const variant = (Color: string, Size: string, isAvailable = true) => ({
  values: { Color, Size },
  isAvailable,
});
const variants = [variant("Blue", "8"), variant("Blue", "9", false), variant("Red", "9")];
const axis = (label: string, ...values: string[]) => ({
  label,
  display: "button" as const,
  values: values.map((value) => ({ value })),
});
const chosen = (Color?: string, Size?: string) =>
  Object.entries({ Color, Size }).flatMap(([name, label]) => (label ? [{ name, label }] : []));

describe("a choice among variations (rule agents-17)", () => {
  test("that exists is kept", () => {
    expect(relaxed(variants, chosen("Blue", "9"), [])).toEqual(chosen("Blue", "9"));
  });

  test.each([
    [["Color", "Size"], chosen("Red")],
    [["Size", "Color"], chosen(undefined, "8")],
    [["Size"], chosen(undefined, "8")],
  ])("that none has gives up the last of %j", (preferences, kept) => {
    expect(relaxed(variants, chosen("Red", "8"), preferences)).toEqual(kept);
  });

  test("of what there is not at all gives everything up", () => {
    expect(relaxed(variants, chosen("Green"), [])).toEqual([]);
    expect(matchingVariants(variants, [])).toHaveLength(3);
  });

  test("says what can be had beside it", () => {
    expect(
      optionSignals([axis("Color", "Blue", "Red"), axis("Size", "8", "9", "10")], variants, chosen("Blue")),
    ).toEqual([
      {
        name: "Color",
        values: [
          { label: "Blue", available: true, exists: true },
          { label: "Red", available: true, exists: true },
        ],
      },
      {
        name: "Size",
        values: [
          { label: "8", available: true, exists: true },
          { label: "9", available: false, exists: true },
          { label: "10", available: false, exists: false },
        ],
      },
    ]);
  });
});
