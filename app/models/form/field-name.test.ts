import { expect, test } from "vitest";
import { isFieldName, maxFieldNameLength } from "./field-name";

test.each([
  "email",
  "_token",
  "_optin-mail",
  "first_name",
  "__rvfInternalFormId",
  "a".repeat(maxFieldNameLength),
])("%s is a field's name", (name) => {
  expect(isFieldName(name)).toBe(true);
});

test.each([
  "",
  "a.b",
  "a[0]",
  "a[0][0]",
  "a b",
  "ä",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "a".repeat(maxFieldNameLength + 1),
])("'%s' is none", (name) => {
  expect(isFieldName(name)).toBe(false);
});
