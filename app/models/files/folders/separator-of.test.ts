import { expect, test } from "vitest";
import { separatorOf } from "./separator-of";

test.each([
  ["a,b,c\n1;2;3;4;5", ","],
  ["Handle;Title;Price\n", ";"],
  ['"a, b, c";d', ";"],
  ["a\tb\tc", "\t"],
  ["a|b", "|"],
  ["sku", ","],
  ["\n\na;b", ";"],
  ["", ","],
])("the columns of %j are separated by %j", (text, separator) => {
  expect(separatorOf(text)).toBe(separator);
});
