import { expect, test } from "vitest";
import { haveClash, isFieldName, isFieldPath, maxFieldNameLength } from "./field-name";

test.each([
  "email",
  "_token",
  "_optin-mail",
  "first_name",
  "__rvfInternalFormId",
  "billing.address_line1",
  "a".repeat(maxFieldNameLength),
])("%s is a field name", (name) => {
  expect(isFieldName(name)).toBe(true);
});

test.each([
  "",
  "a.b.c",
  "a.",
  ".a",
  "a.constructor",
  "__proto__.a",
  "a[0]",
  "a[0][0]",
  "a b",
  "ä",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "a".repeat(maxFieldNameLength + 1),
])("'%s' is not", (name) => {
  expect(isFieldName(name)).toBe(false);
});

test.each([
  ["rules[0].state", true],
  ["app.name", true],
  ["a.b[2].c[3].d", true],
  ["name:de", true],
  ["items[0].image:zh-Hant.label", true],
  ["rows:ar[2].name", true],
  ["name:", false],
  ["name:de:fr", false],
  ["constructor:de", false],
  ["a[0][1]", false],
  ["a[b]", false],
  ["a[0].constructor", false],
  ["__proto__[0]", false],
  ["a..b", false],
  ["a.b.c.d.e.f.g.h", true],
  ["a.b.c.d.e.f.g.h.i", false],
])("'%s' is a path to a field: %s", (name, isOne) => {
  expect(isFieldPath(name)).toBe(isOne);
});

test("a name is a field or a group of fields, not both", () => {
  expect(haveClash(["billing.city", "billing.country", "city"])).toBe(false);
  expect(haveClash(["billing.city", "billing"])).toBe(true);
});
