import { expect, test } from "vitest";
import {
  consentRegionOf,
  countryCookie,
  countryOfCookies,
  countryOfHeader,
  stateOfHeader,
} from "./visitor-country";

test.each([
  ["DE", "DE"],
  ["XX", null],
  ["T1", null],
  ["de", null],
  ["", null],
  [undefined, null],
])("a network that says %j means %j", (text, country) => {
  expect(countryOfHeader(text)).toBe(country);
});

test("a browser keeps its country", () => {
  expect(countryOfCookies(`a=b; ${countryCookie("AE").split(";")[0]}; c=d`)).toBe("AE");
  expect(countryOfCookies("my_visitor_country=AE")).toBeNull();
  expect(countryOfCookies("visitor_country=AEX")).toBeNull();
});

test.each([
  [null, "ask"],
  ["DE", "ask"],
  ["GB", "ask"],
  ["CH", "ask"],
  ["US", "opt-out"],
  ["AE", "notice"],
  ["JP", "notice"],
])("visitors of %j are under %s (rule tracking-4)", (country, region) => {
  expect(consentRegionOf(country, false)).toBe(region);
  expect(consentRegionOf(country, true)).toBe(region === "ask" ? "ask" : "refused");
});

test.each([
  ["CA", "opt-out"],
  ["TX", "opt-out"],
  ["NY", "notice"],
  [null, "opt-out"],
])("in the US those of %j are under %s", (state, region) => {
  expect(consentRegionOf("US", false, state)).toBe(region);
  expect(consentRegionOf("US", true, state)).toBe("refused");
  expect(consentRegionOf("DE", false, state)).toBe("ask");
});

test.each([
  ["CA", "CA"],
  ["NSW", "NSW"],
  ["California", null],
  [undefined, null],
])("a network that says %j means the state %j", (text, state) => {
  expect(stateOfHeader(text)).toBe(state);
});
