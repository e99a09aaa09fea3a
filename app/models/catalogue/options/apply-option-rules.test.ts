import { describe, expect, test } from "vitest";
import { applyOptionRules, conditionalOptions } from "./apply-option-rules";
import { notSelected, option, selected, typed, value, when } from "./option-fixture";
import {
  anyValue,
  type OptionRule,
  type ProductOption,
  type Selections,
  type Visibility,
} from "./product-option";

const cable = option("cable");
const plug = option("plug");
const note = typed("note");

function look(options: ProductOption[], rules: OptionRule[], selections: Selections) {
  const { states, selections: kept } = applyOptionRules({ options, rules }, selections);
  const shown = states.filter(({ isShown }) => isShown).map((state) => state.option.code);
  const enabled = states.filter(({ isEnabled }) => isEnabled).map((state) => state.option.code);
  return { shown, enabled, kept, states };
}

const act = (code: string, action: Visibility) => ({ option: code, action, values: [] }) as const;

describe("conditions", () => {
  test.each([
    ["a listed value is selected", selected("plug", "a"), { plug: "a" }, true],
    ["another value is selected", selected("plug", "a"), { plug: "b" }, false],
    ["one of several listed values is selected", selected("plug", "a", "b"), { plug: "b" }, true],
    ["nothing is selected", selected("plug", "a"), {}, false],
    ["any value counts and one is selected", selected("plug", anyValue), { plug: "b" }, true],
    ["any value counts and none is selected", selected("plug", anyValue), {}, false],
    ["any text counts and some is typed", selected("note", anyValue), { note: "Hello" }, true],
    ["any text counts and none is typed", selected("note", anyValue), { note: "" }, false],
    ["the value must not be selected and is", notSelected("plug", "a"), { plug: "a" }, false],
    ["the value must not be selected and another is", notSelected("plug", "a"), { plug: "b" }, true],
    ["the value must not be selected and none is", notSelected("plug", "a"), {}, true],
    ["nothing may be selected and something is", notSelected("plug", anyValue), { plug: "a" }, false],
    ["nothing may be selected and nothing is", notSelected("plug", anyValue), {}, true],
    ["the option is unknown", selected("lamp", anyValue), { lamp: "a" }, false],
  ])("%s", (_name, condition, selections, applies) => {
    const rule = when([condition], [act("cable", "hide")]);
    expect(look([plug, cable, note], [rule], selections).shown.includes("cable")).toBe(!applies);
  });

  test.each([
    ["all", { plug: "a", note: "x" }, true],
    ["all", { plug: "a" }, false],
    ["all", {}, false],
    ["any", { plug: "a", note: "x" }, true],
    ["any", { note: "x" }, true],
    ["any", {}, false],
  ] as const)("%s of two with %o", (operator, selections, applies) => {
    const rule = when([selected("plug", "a"), selected("note", anyValue)], [act("cable", "hide")], operator);
    expect(look([plug, cable, note], [rule], selections).shown.includes("cable")).toBe(!applies);
  });
});

describe("visibility", () => {
  test.each([
    ["show", true, true],
    ["enable", true, true],
    ["disable", true, false],
    ["hide", false, false],
  ] as const)("an option that begins as %s", (initialVisibility, isShown, isEnabled) => {
    const { states } = look([option("plug", { initialVisibility })], [], {});
    expect(states[0]).toMatchObject({ isShown, isEnabled });
  });

  test.each([
    ["show", "hide"],
    ["hide", "show"],
    ["hide", "enable"],
    ["show", "disable"],
    ["disable", "enable"],
  ] as const)(
    "a rule changes %s to %s, and it reverts when the rule no longer applies",
    (initial, action) => {
      const options = [plug, option("cable", { initialVisibility: initial })];
      const rules = [when([selected("plug", "a")], [act("cable", action)])];
      const before = look(options, rules, {});
      const during = look(options, rules, { plug: "a" });
      const plain = look([option("cable", { initialVisibility: action })], [], {});
      expect(during.states[1]).toMatchObject({
        isShown: plain.states[0]?.isShown,
        isEnabled: plain.states[0]?.isEnabled,
      });
      expect(look(options, rules, { plug: "b" }).states).toEqual(before.states);
    },
  );

  test.each([
    ["hide_value", false, false],
    ["disable_value", true, false],
    ["show_value", true, true],
    ["enable_value", true, true],
  ] as const)("%s changes only the listed values", (action, isShown, isEnabled) => {
    const target = option("cable", { values: [value("a", { initialVisibility: "hide" }), value("b")] });
    const rules = [when([selected("plug", "a")], [{ option: "cable", action, values: ["a"] }])];
    const state = look([plug, target], rules, { plug: "a" }).states[1];
    expect(state?.values[0]).toMatchObject({ isShown, isEnabled });
    expect(state?.values[1]).toMatchObject({ isShown: true, isEnabled: true });
  });

  test("an option without a visible value is not shown", () => {
    const hidden = option("plug", { values: [value("a", { initialVisibility: "hide" })] });
    expect(look([hidden], [], {}).shown).toEqual([]);
  });

  test("an option with one visible value among hidden ones is shown", () => {
    const half = option("half", { values: [value("a", { initialVisibility: "hide" }), value("b")] });
    expect(look([half], [], {}).shown).toEqual(["half"]);
  });

  test("a typed option of several lines needs no values", () => {
    expect(look([typed("letter", { type: "textarea" })], [], {}).shown).toEqual(["letter"]);
  });

  test("of two rules that disagree about an option the later one decides", () => {
    const rules = [
      when([selected("plug", "a")], [act("cable", "hide")]),
      when([selected("plug", "a")], [act("cable", "show")]),
    ];
    expect(look([plug, cable], rules, { plug: "a" }).shown).toEqual(["plug", "cable"]);
    expect(look([plug, cable], rules.toReversed(), { plug: "a" }).shown).toEqual(["plug"]);
  });
});

describe("clearing", () => {
  test("a selection of a hidden option is cleared", () => {
    const rules = [when([selected("plug", "a")], [act("cable", "hide")])];
    expect(look([plug, cable], rules, { plug: "a", cable: "b" }).kept).toEqual({ plug: "a" });
  });

  test("a selection of a disabled value is cleared", () => {
    const rules = [
      when([selected("plug", "a")], [{ option: "cable", action: "disable_value", values: ["b"] }]),
    ];
    expect(look([plug, cable], rules, { plug: "a", cable: "b" }).kept).toEqual({ plug: "a" });
    expect(look([plug, cable], rules, { plug: "a", cable: "a" }).kept).toEqual({ plug: "a", cable: "a" });
  });

  test("rules are applied again after a selection was cleared", () => {
    const rules = [
      when([selected("plug", "a")], [act("cable", "hide")]),
      when([notSelected("cable", anyValue)], [act("note", "hide")]),
    ];
    const { kept, shown } = look([plug, cable, note], rules, { plug: "a", cable: "b", note: "Hi" });
    expect(kept).toEqual({ plug: "a" });
    expect(shown).toEqual(["plug"]);
  });

  test("values and options the product does not have are cleared", () => {
    expect(look([plug], [], { plug: "z", engine: "a", __proto__: "a" }).kept).toEqual({});
  });
});

test("knows which options can be hidden or disabled", () => {
  const options = [plug, cable, note, option("hidden", { initialVisibility: "disable" })];
  const rules = [
    when([selected("plug", "a")], [act("cable", "hide"), act("note", "show")]),
    when([selected("plug", "a")], [{ option: "plug", action: "hide_value", values: ["b"] }]),
  ];
  expect([...conditionalOptions({ options, rules })]).toEqual(["hidden", "cable"]);
});
