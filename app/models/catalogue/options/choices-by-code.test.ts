import { expect, test } from "vitest";
import { choicesByCode } from "./choices-by-code";
import { field, option, typed, value } from "./option-fixture";

const set = {
  options: [
    option("plug", { label: "Plug", values: [value("uk", { label: "UK" }), value("eu", { label: "EU" })] }),
    typed("note", { label: "Note" }),
    option("trap", { label: "plug", values: [value("UK", { label: "wrong" })] }),
  ],
  rules: [],
  personalization: [field("name", { label: "Name" })],
};

test.each([
  ["labels", { Plug: "EU", Note: "Hi" }, { plug: "eu", note: "Hi" }],
  ["codes", { plug: "eu", note: "Hi" }, { plug: "eu", note: "Hi" }],
  ["a code that is another option's label", { plug: "UK" }, { plug: "uk" }],
  ["an unknown option", { Cable: "EU" }, { Cable: "EU" }],
  ["an unknown value", { Plug: "US" }, { plug: "US" }],
])("options by %s", (_name, options, expected) => {
  expect(choicesByCode(set, { options, personalization: {} }).options).toEqual(expected);
});

test("texts by label, code, or an unknown name", () => {
  const personalization = (sent: Record<string, string>) =>
    choicesByCode(set, { options: {}, personalization: sent }).personalization;
  expect(personalization({ Name: "Ann" })).toEqual({ name: "Ann" });
  expect(personalization({ name: "Ann" })).toEqual({ name: "Ann" });
  expect(personalization({ Colour: "red" })).toEqual({ Colour: "red" });
});
