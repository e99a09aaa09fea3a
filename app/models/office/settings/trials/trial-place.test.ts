import { expect, test } from "vitest";
import { destinationOf, placeFields } from "./trial-place";

const textsOf = (own: { state_province: string; postal_code: string }) =>
  placeFields(["US", "CA"], own).map(({ text }) => text);

test("a trial begins where the shop is, or in the first state where its own is not known", () => {
  expect(textsOf({ state_province: "maine", postal_code: "04101" })).toEqual(["US", "ME", "04101"]);
  expect(textsOf({ state_province: "", postal_code: "04101" })).toEqual(["US", "AL", ""]);
});

test("a state is taken by its name, and a postal code as its country writes it", () => {
  expect(destinationOf({ country: "CA", state: "ontario", postcode: "k1a0b1" })).toEqual({
    country: "CA",
    state: "ON",
    postcode: "K1A 0B1",
  });
});
