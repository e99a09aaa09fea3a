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
