import { describe, expect, test } from "vitest";
import { choiceRefusal, optionsTooltip, personalizationTooltip } from "./choice-problems";
import { checkChoices, choicesOf, choiceTexts, hasChoices, hasSelections, noChoices } from "./line-choices";
import { field, option, typed, value } from "./option-fixture";
import { optionSetOf } from "./option-set-of";
import type { OptionSet } from "./product-option";

const set: OptionSet = {
  options: [
    option("plug", {
      label: "Plug",
      isRequired: true,
      values: [value("uk", { label: "UK", feeMinor: 300 })],
    }),
    typed("note", { label: "Note" }),
  ],
  rules: [],
  personalization: [field("name", { label: "Name" })],
};

describe("the choices of a line", () => {
  test("are read from the fields of the form by their names", () => {
    const fields = { "option.plug": "uk", "option.note": " ", "personalization.name": "Ann", qty: "1" };
    expect(choicesOf(fields)).toEqual({ options: { plug: "uk" }, personalization: { name: "Ann" } });
  });

  test("are texts only: a file sent under an option's name is not one", () => {
    expect(choicesOf({ "option.plug": new Blob(["uk"]) })).toEqual(noChoices);
  });

  test("are accepted together, or refused with a message for each field", () => {
    const choices = { options: { plug: "uk" }, personalization: { name: "Ann" } };
    expect(checkChoices(set, choices)).toEqual({ choices, problems: null });
    expect(checkChoices(set, { options: {}, personalization: {} }).problems).toEqual({
      "option.plug": "Plug is required",
      "personalization.name": "Name is required",
    });
  });

  test.each([
    ["an option", { options: {}, personalization: { name: "Ann" } }, "option.plug"],
    ["a text", { options: { plug: "uk" }, personalization: {} }, "personalization.name"],
  ])("are refused for %s alone", (_name, choices, field) => {
    expect(Object.keys(checkChoices(set, choices).problems ?? {})).toEqual([field]);
  });

  test("are listed in words with their fees", () => {
    const choices = { options: { note: "Hi", plug: "uk" }, personalization: { name: "Ann" } };
    expect(choiceTexts(set, choices)).toEqual([
      { kind: "options", label: "Plug", value: "UK", feeMinor: 300 },
      { kind: "options", label: "Note", value: "Hi", feeMinor: 0 },
      { kind: "personalization", label: "Name", value: "Ann", feeMinor: 0 },
    ]);
  });

  test("without some of them list the others", () => {
    expect(choiceTexts(set, { options: { plug: "gone" }, personalization: {} })).toEqual([
      { kind: "options", label: "Plug", value: "gone", feeMinor: 0 },
    ]);
    expect(choiceTexts(set, { options: {}, personalization: { name: "Ann" } })).toEqual([
      { kind: "personalization", label: "Name", value: "Ann", feeMinor: 0 },
    ]);
  });

  test.each([
    ["nothing", noChoices, false],
    ["an option", { options: { plug: "uk" }, personalization: {} }, true],
    ["a text", { options: {}, personalization: { name: "Ann" } }, true],
  ])("%s was chosen: %s", (_name, choices, expected) => {
    expect(hasSelections(choices)).toBe(expected);
  });

  test("are refused as a whole in the words of what is missing", () => {
    expect(choiceRefusal({ "personalization.name": "Name is required" })).toBe(personalizationTooltip);
    expect(choiceRefusal({ "option.plug": "x", "personalization.name": "y" })).toBe(optionsTooltip);
  });
});

test.each([
  ["an option", [option("plug")], [], true],
  ["a displayed field", [], [field("name"), field("later", { isDisplayed: false })], true],
  ["a hidden field only", [], [field("later", { isDisplayed: false })], false],
  ["nothing", [], [], false],
])("a product with %s needs its page to be added: %s", (_name, options, personalization, expected) => {
  expect(hasChoices({ options, rules: [], personalization })).toBe(expected);
});

test("a gift certificate asks who it is for, whatever else its set asks", () => {
  const own = optionSetOf("gift_certificate", {
    ...set,
    personalization: [field("message", { label: "Words" })],
  });
  expect(own.personalization.map(({ code, label }) => [code, label])).toEqual([
    ["recipient_name", "Recipient’s name"],
    ["recipient_email", "Recipient’s email"],
    ["from_name", "Your name"],
    ["send_on", "Send on"],
    ["message", "Words"],
  ]);
  expect(optionSetOf("simple", null)).toEqual({ options: [], rules: [], personalization: [] });
});
