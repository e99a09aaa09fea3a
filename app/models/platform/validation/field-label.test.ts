import { expect, test } from "vitest";
import { fieldLabel } from "./field-label";

test.each([
  ["first_name", "First name"],
  ["addressLine1", "Address line1"],
  ["nick-name", "Nick name"],
  ["", ""],
])("%s reads %s", (name, label) => {
  expect(fieldLabel(name)).toBe(label);
});
