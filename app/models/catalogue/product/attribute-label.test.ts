import { expect, it } from "vitest";
import { attributeLabel } from "./attribute-label";

it.each([
  ["material", "Material"],
  ["care_instructions", "Care instructions"],
  ["cigarwrapper", "Wrapper"],
  ["", ""],
])("%s reads %s", (code, label) => {
  expect(attributeLabel(code)).toBe(label);
});

it.each([
  ["brand", "Maker"],
  ["material", "Material"],
  ["room", "Room"],
])("%s reads %s with the label of the shop's filters, or without one", (code, label) => {
  const filters = [
    { code: "brand", label: "Maker" },
    { code: "material", label: "" },
  ];
  expect(attributeLabel(code, filters)).toBe(label);
});
