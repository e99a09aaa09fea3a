import { describe, expect, test } from "vitest";
import { isStateRequired } from "./address-needs";
import { isSameRegion, regionCode, regionOfPostalCode, regionProblem, regionsOf } from "./regions";

describe("regions", () => {
  test("the United States have 50 states, the district, five territories and three of the armed forces", () => {
    expect(regionsOf("US")).toHaveLength(59);
  });

  test("Canada has 13 provinces and territories", () => {
    expect(regionsOf("CA")).toHaveLength(13);
  });

  test.each([
    ["US", true],
    ["CA", true],
    ["DE", false],
    ["ES", true],
    ["IE", false],
  ])("a state in %s is required: %s", (country, required) => {
    expect(isStateRequired(country)).toBe(required);
  });

  test.each([
    ["US", "PA", "PA"],
    ["US", " pennsylvania ", "PA"],
    ["US", "west virginia", "WV"],
    ["CA", "qc", "QC"],
    ["US", "QC", null],
    ["US", "", null],
    ["DE", "Bayern", "Bayern"],
    ["ES", "barcelona", "Barcelona"],
    ["IT", "Milano", "MI"],
    ["AU", "new south wales", "NSW"],
    ["JP", "13", "Tokyo"],
    ["JP", "東京都", "Tokyo"],
    ["MX", "MX-JAL", "Jalisco"],
    ["HK", "KL", "Kowloon"],
    ["ES", "Bayern", null],
  ])("in %s, %j is %s", (country, written, code) => {
    expect(regionCode(country, written)).toBe(code);
  });
});

test.each([
  ["US", "NY", null],
  ["CA", "QC", null],
  ["DE", "Bayern", null],
  ["US", "New York", "'New York' is not a state’s code: use NY"],
  ["US", "ny", "'ny' is not a state’s code: use NY"],
  ["US", "ZZ", "US has no state 'ZZ': use a code such as AL"],
])("in %s '%s': %s", (country, text, problem) => {
  expect(regionProblem(country, text)).toBe(problem);
});

test.each([
  ["ES", "08001", "Barcelona"],
  ["IT", "20121", "MI"],
  ["AU", "2540", null],
  ["US", "10001", null],
  ["DE", "80331", null],
])("in %s the postal code %s is of the state %s", (country, postcode, state) => {
  expect(regionOfPostalCode(country, postcode)).toBe(state);
});

test("a state is the same by its code and by its name", () => {
  expect(isSameRegion("AU", "New South Wales", "NSW")).toBe(true);
  expect(isSameRegion("AU", "VIC", "NSW")).toBe(false);
  expect(isSameRegion("DE", "Bayern", "Bayern")).toBe(true);
});
