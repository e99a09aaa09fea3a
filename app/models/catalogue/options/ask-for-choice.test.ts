import { expect, it } from "vitest";
import { askForChoice } from "./ask-for-choice";

it.each([
  ["Size", "Select a size"],
  ["size", "Select a size"],
  ["Edge finish", "Select an edge finish"],
  ["Unit", "Select a unit"],
  ["US size", "Select a US size"],
  ["SPF", "Select an SPF"],
  ["Which size?", "Which size?"],
  ["Paint by Farrow", "Select a paint by Farrow"],
])("'%s' is asked for as '%s'", (label, asked) => {
  expect(askForChoice([label])).toBe(asked);
});

it("asks for the first that is missing", () => {
  expect(askForChoice(["Color", "Size"])).toBe("Select a color");
});

it("asks for nothing where everything is chosen", () => {
  expect(askForChoice([])).toBe("");
});
