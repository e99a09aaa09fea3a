import { expect, it } from "vitest";
import { countriesAnswer } from "./country-fields";

it("names the countries and which of them need a state", () => {
  const answer = countriesAnswer(["US", "DE"]);
  expect(answer).toMatchObject({ success: true, state_required: ["US"] });
  expect(answer.countries.map(({ name }) => name)).toEqual(["United States", "Germany"]);
});

it("lists the states of a country that has some", () => {
  const [us, de] = countriesAnswer(["US", "DE"]).countries;
  expect(us?.states).toContainEqual({ code: "PA", name: "Pennsylvania" });
  expect(de?.states).toEqual([]);
});
