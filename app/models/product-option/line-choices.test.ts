import { describe, expect, test } from "vitest";
import { checkPersonalization } from "./check-personalization";
import { optionsTooltip, personalizationTooltip, refusalOf } from "./choice-problems";
import { checkChoices, choicesOf, choiceTexts } from "./line-choices";
import { option, typed, value } from "./option-fixture";
import { optionSetOf } from "./option-set-of";
import type { OptionSet, PersonalizationField } from "./product-option";

const field = (code: string, over: Partial<PersonalizationField> = {}): PersonalizationField => ({
  ...{ code, label: code, type: "text", isRequired: true, isDisplayed: true, characterLimit: 10 },
  ...over,
});
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

describe("personalization", () => {
  test.each([
    ["a required text that is missing", field("name"), "", "name is required"],
    ["blanks in a required field", field("name"), "   ", "name is required"],
    ["an optional field that is empty", field("name", { isRequired: false }), "", null],
    ["as many characters as allowed", field("name"), "abcdefghij", null],
    ["a character too many", field("name"), "abcdefghijk", "name may not be greater than 10 characters"],
    ["an address that is none", field("to", { type: "email" }), "ann@", "Please enter a valid email address"],
    ["an address", field("to", { type: "email", characterLimit: 50 }), "ann@example.com", null],
    ["a day that is none", field("on", { type: "date" }), "2026-02-30", "Please enter a date."],
    ["a day", field("on", { type: "date" }), "2026-02-28", null],
  ])("%s", (_name, one, text, message) => {
    expect(checkPersonalization([one], { [one.code]: text }).problems).toEqual(
      message && { [one.code]: message },
    );
  });

  test("keeps trimmed texts of displayed fields only", () => {
    const fields = [field("name"), field("later", { isDisplayed: false })];
    expect(checkPersonalization(fields, { name: " Ann " }).texts).toEqual({ name: "Ann" });
    expect(checkPersonalization(fields, { name: "Ann", later: "x" }).problems).toEqual({
      later: "This product has no such field.",
    });
  });
});

describe("the choices of a line", () => {
  test("are read from the fields of the form by their names", () => {
    const fields = { "option.plug": "uk", "option.note": " ", "personalization.name": "Ann", qty: "1" };
    expect(choicesOf(fields)).toEqual({ options: { plug: "uk" }, personalization: { name: "Ann" } });
  });

  test("are accepted together, or refused with a message for each field", () => {
    const choices = { options: { plug: "uk" }, personalization: { name: "Ann" } };
    expect(checkChoices(set, choices)).toEqual({ choices, problems: null });
    expect(checkChoices(set, { options: {}, personalization: {} }).problems).toEqual({
      "option.plug": "Plug is required",
      "personalization.name": "Name is required",
    });
  });

  test("are listed in words with their fees", () => {
    const choices = { options: { note: "Hi", plug: "uk" }, personalization: { name: "Ann" } };
    expect(choiceTexts(set, choices)).toEqual([
      { kind: "options", label: "Plug", value: "UK", feeMinor: 300 },
      { kind: "options", label: "Note", value: "Hi", feeMinor: 0 },
      { kind: "personalization", label: "Name", value: "Ann", feeMinor: 0 },
    ]);
  });

  test("are refused as a whole in the words of what is missing", () => {
    expect(refusalOf({ "personalization.name": "Name is required" })).toBe(personalizationTooltip);
    expect(refusalOf({ "option.plug": "x", "personalization.name": "y" })).toBe(optionsTooltip);
  });
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
