import { expect, test } from "vitest";
import { meantOptions, optionRows, problemFields, readTypedOptions } from "./variation-rows";

const typed = readTypedOptions(
  new URLSearchParams("option=Color&values=red, blue&option=&values=&option=Size&values=S"),
);

test("options are read from the address", () =>
  expect(meantOptions(typed)).toEqual([
    { label: "Color", values: ["red", "blue"] },
    { label: "", values: [] },
    { label: "Size", values: ["S"] },
  ]));

test("the form has what was typed and room for a third option", () =>
  expect(optionRows(typed, [])).toEqual([
    { label: "Color", values: "red, blue" },
    { label: "Size", values: "S" },
    { label: "", values: "" },
  ]));

test("the form begins with the options of the variations that are there, and room for a further one", () =>
  expect(optionRows([], [{ label: "Color", values: ["Red", "Blue"] }])).toEqual([
    { label: "Color", values: "Red, Blue" },
    { label: "", values: "" },
  ]));

test("a problem stands beside its field", () => {
  expect(problemFields({ at: 1, part: "values", text: "Give Size a value." })).toEqual({
    values2: "Give Size a value.",
  });
  expect(problemFields(null)).toEqual({});
});
