import { describe, expect, test } from "vitest";
import {
  field,
  notSelected,
  option,
  selected,
  typed,
  value,
  when,
} from "../../../catalogue/options/option-fixture";
import { optionTrial } from "./option-trial";

const set = {
  options: [
    option("Plug", { isRequired: true, values: [value("eu"), value("uk", { feeMinor: 500 })] }),
    typed("Note", { initialVisibility: "hide" }),
    option("Cable", { values: [value("short"), value("long")] }),
  ],
  rules: [
    when([selected("Plug", "uk")], [{ option: "Note", action: "show", values: [] }]),
    when(
      [selected("Plug", "0"), notSelected("Note", "0")],
      [{ option: "Cable", action: "hide_value", values: ["long"] }],
    ),
  ],
  personalization: [field("Initials")],
};
const tried = (options: Record<string, string>, personalization = {}) =>
  optionTrial(set, { options, personalization }, { unitMinor: 2000, currency: "USD" });

describe("options on trial (rule office-101)", () => {
  test("say how each stands and which rule did it", () =>
    expect(
      tried({ Plug: "uk" }).options.map(({ label, state, notes }) => [label, state.text, notes]),
    ).toEqual([
      ["Plug", "Shown as it begins", ["Required", "Adds $5.00 a piece"]],
      ["Note", "Shown by rule 1", []],
      ["Cable", "Shown as it begins", ["long is hidden by rule 2"]],
    ]));

  test("say of each rule what it does and whether it applies", () =>
    expect(tried({ Plug: "eu" }).rules).toEqual([
      { at: 1, text: "When Plug is uk: shows Note.", applies: false },
      { at: 2, text: "When Plug has anything and Note is empty: hides long of Cable.", applies: true },
    ]));

  test("say why an entry is refused, and that it is taken back", () => {
    const { problems, options } = tried({ Plug: "eu", Note: "hello" });
    expect(problems).toEqual({
      "option.Note": "Note does not go with your other choices.",
      "personalization.Initials": "Initials is required",
    });
    expect(options[1]?.notes).toEqual(["What is chosen is taken back"]);
  });

  test("cost what the cart asks", () => {
    expect(tried({ Plug: "uk" }).price).toEqual([
      { label: "Without options", text: "$20.00" },
      { label: "Plug", text: "+$5.00" },
      { label: "One piece", text: "$25.00" },
    ]);
    const unpriced = optionTrial(
      set,
      { options: {}, personalization: {} },
      { unitMinor: null, currency: "USD" },
    );
    expect(unpriced.price).toEqual([{ label: "Options together", text: "$0.00" }]);
  });

  test("an option without a shown value is hidden by that", () => {
    const hidden = option("Size", { values: [value("s", { initialVisibility: "hide" })] });
    const { options } = optionTrial(
      { options: [hidden], rules: [], personalization: [] },
      { options: {}, personalization: {} },
      { unitMinor: 0, currency: "USD" },
    );
    expect(options[0]).toMatchObject({
      state: { text: "Hidden, no value is shown" },
      notes: ["s is hidden at first"],
    });
  });
});
