import { expect, test } from "vitest";
import { stateChoices, withStateChoices } from "./state-choices";

test("a page has the states of all countries where they are few", () => {
  expect(Object.keys(stateChoices(["US", "CA", "DE"], ["US"]))).toEqual(["US", "CA"]);
});

test("a page of a shop that sells to many has those of the countries it shows", () => {
  const countries = ["US", "CA", "ES", "IT", "JP"];
  expect(Object.keys(stateChoices(countries, ["ES", "XX"]))).toEqual(["ES"]);
});

test("a form comes back with the states of the country that was chosen", () => {
  const countries = ["US", "ES", "IT"];
  expect(withStateChoices({ billing: { country: "IT", city: "Bari" } }, "billing", countries)).toMatchObject({
    billing: { city: "Bari", state_choices: { IT: expect.arrayContaining([{ code: "BA", name: "Bari" }]) } },
  });
  expect(withStateChoices({ country: "US" }, "", countries)).toHaveProperty("state_choices.US");
  expect(withStateChoices({ country: "US" }, "billing", countries)).toEqual({ country: "US" });
});
