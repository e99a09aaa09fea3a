import { expect, test } from "vitest";
import { countryCodeProblem } from "./country-code";

test.each(["US", "DE", "XK"])("%s is a country's code", (code) => {
  expect(countryCodeProblem(code)).toBeNull();
});

test.each([
  ["UK", "'UK' is not a country’s code: use GB"],
  ["XX", "'XX' is not a country’s code: use one of ISO 3166, such as US"],
])("%s is not", (code, problem) => {
  expect(countryCodeProblem(code)).toBe(problem);
});
