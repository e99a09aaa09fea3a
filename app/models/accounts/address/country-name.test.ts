import { expect, test } from "vitest";
import { countryName } from "./country-name";

test.each([
  ["US", "United States"],
  ["AD", "Andorra"],
  ["ZW", "Zimbabwe"],
  ["XX", "XX"],
])("%s is %s", (code, name) => {
  expect(countryName(code)).toBe(name);
});
