import { expect, test } from "vitest";
import { autocompleteToken } from "./autocomplete-token";

test.each([
  ["Your name", "name"],
  ["First name", "given-name"],
  ["Surname", "family-name"],
  ["Company", "organization"],
  ["ZIP code", "postal-code"],
  [" City ", "address-level2"],
])("'%s' is filled with the visitor's %s", (label, token) => {
  expect(autocompleteToken({ kind: "text", label })).toBe(token);
});

test("an email or a phone number is known by its kind", () => {
  expect(autocompleteToken({ kind: "email", label: "How do we reach you?" })).toBe("email");
  expect(autocompleteToken({ kind: "phone", label: "How do we reach you?" })).toBe("tel");
});

test("a street address is one line in an input, and whole in a text area", () => {
  expect(autocompleteToken({ kind: "text", label: "Address" })).toBe("address-line1");
  expect(autocompleteToken({ kind: "textarea", label: "Address" })).toBe("street-address");
});

test.each(["The name of your boat", "Name the city", "What is it about?"])("'%s' is not filled", (label) => {
  expect(autocompleteToken({ kind: "text", label })).toBeUndefined();
});
