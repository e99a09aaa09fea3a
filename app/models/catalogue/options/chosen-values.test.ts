import { expect, test } from "vitest";
import { choiceField, chosenValues } from "./chosen-values";

test("values are named by the place of their option", () => {
  const labels = ["Color", "Size"];
  expect(choiceField(1)).toBe("choice.v1");
  expect(chosenValues(labels, { v0: "Navy", v1: "L", v2: "x", __proto__: "y" })).toEqual({
    Color: "Navy",
    Size: "L",
  });
});

test("an option without a value is not chosen", () => {
  expect(chosenValues(["Color", "Size"], { v0: "", v1: "L" })).toEqual({ Size: "L" });
  expect(chosenValues(["Color"], {})).toEqual({});
});
