import { describe, expect, test } from "vitest";
import { checkSelections, longestText } from "./check-selections";
import { defaultSelections } from "./default-selections";
import { option, selected, typed, value, when } from "./option-fixture";
import type { OptionRule, ProductOption, Selections } from "./product-option";

const problems = (options: ProductOption[], sent: Selections, rules: OptionRule[] = []) =>
  checkSelections({ options, rules }, sent).problems;

describe("checking selections", () => {
  test("accepts known values and trimmed texts", () => {
    const set = { options: [option("plug"), typed("note")], rules: [] };
    expect(checkSelections(set, { plug: "a", note: "  Hi  " }).selections).toEqual({ plug: "a", note: "Hi" });
  });

  test("a required option needs a selection, unless it is hidden or disabled", () => {
    const required = option("plug", { label: "Plug", isRequired: true });
    expect(problems([required], {})).toEqual({ plug: "Plug is required" });
    expect(problems([{ ...required, initialVisibility: "hide" }], {})).toBeNull();
    expect(problems([{ ...required, initialVisibility: "disable" }], {})).toBeNull();
  });

  test("blanks do not fill a required text", () => {
    expect(problems([typed("note", { label: "Note", isRequired: true })], { note: "   " })).toEqual({
      note: "Note is required",
    });
  });

  test.each([
    ["abc", { min: 3, max: 5 }, null],
    ["abcde", { min: 3, max: 5 }, null],
    ["ab", { min: 3, max: 5 }, "Minimum of 3 characters required."],
    ["abcdef", { min: 3, max: 5 }, "Initials may not be greater than 5 characters"],
    ["a", { min: 3, max: 0 }, null],
  ])("'%s' with limits %o", (text, textLimit, message) => {
    const initials = typed("initials", { label: "Initials", textLimit });
    expect(problems([initials], { initials: text })).toEqual(message && { initials: message });
  });

  test("a text without limits of its own is bounded", () => {
    const note = typed("note", { label: "Note" });
    expect(problems([note], { note: "x".repeat(longestText) })).toBeNull();
    expect(problems([note], { note: "x".repeat(longestText + 1) })).toEqual({
      note: "Note may not be greater than 1000 characters",
    });
  });

  test("refuses what the product does not have", () => {
    expect(problems([option("plug", { label: "Plug" })], { plug: "z" })).toEqual({
      plug: "Please choose one of the values of Plug.",
    });
    expect(problems([option("plug")], { engine: "a" })).toEqual({
      engine: "This product has no such option.",
    });
  });

  test("refuses what the rules hide and says which choice it is", () => {
    const hides = when([selected("plug", "a")], [{ option: "cable", action: "hide", values: [] }]);
    const cable = option("cable", { label: "Cable" });
    expect(problems([option("plug"), cable], { plug: "a", cable: "b" }, [hides])).toEqual({
      cable: "Cable does not go with your other choices.",
    });
  });

  test("refuses a value that the rules disable and says which", () => {
    const disables = when(
      [selected("plug", "a")],
      [{ option: "cable", action: "disable_value", values: ["b"] }],
    );
    const cable = option("cable", { label: "Cable", values: [value("b", { label: "Red" })] });
    expect(problems([option("plug"), cable], { plug: "a", cable: "b" }, [disables])).toEqual({
      cable: "Cable: Red does not go with your other choices.",
    });
  });
});

describe("what is chosen beforehand", () => {
  const chosen = (over: Partial<ProductOption>, ofValue: Parameters<typeof value>[1] = {}) =>
    defaultSelections({
      options: [
        option("plug", { ...over, values: [value("a"), value("b", { isDefault: true, ...ofValue })] }),
      ],
      rules: [],
    });

  test.each(["show", "enable"] as const)(
    "the default value of an option that begins as %s",
    (initialVisibility) => {
      expect(chosen({ initialVisibility })).toEqual({ plug: "b" });
    },
  );

  test.each(["disable", "hide"] as const)("nothing of an option that begins as %s", (initialVisibility) => {
    expect(chosen({ initialVisibility })).toEqual({});
  });

  test("nothing of a hidden option that the other defaults show", () => {
    const [plug, cable] = [
      option("plug", { values: [value("uk", { isDefault: true })] }),
      option("cable", { initialVisibility: "hide", values: [value("red", { isDefault: true })] }),
    ];
    const shows = when([selected("plug", "uk")], [{ option: "cable", action: "show", values: [] }]);
    expect(defaultSelections({ options: [plug, cable], rules: [shows] })).toEqual({ plug: "uk" });
  });

  test.each([
    ["show", { plug: "b" }],
    ["show_value", { plug: "b" }],
    ["enable", {}],
    ["enable_value", {}],
    ["disable", {}],
    ["hide", {}],
  ] as const)("a default value that begins as %s", (initialVisibility, expected) => {
    expect(chosen({}, { initialVisibility })).toEqual(expected);
  });
});
