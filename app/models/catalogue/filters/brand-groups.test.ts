import { expect, it } from "vitest";
import { brandGroups } from "./brand-groups";

const brand = (name: string) => ({ name, productCount: 1, path: `/search?q=${name}` });
const shown = (...names: string[]) =>
  brandGroups(names.map(brand)).map(({ letter, brands }) => [letter, brands.map(({ name }) => name)]);

it("are sorted by letter, ignoring case and accents", () => {
  expect(shown("tidewell", "Åse", "Anker", "Tallow", "étoile")).toEqual([
    ["A", ["Anker", "Åse"]],
    ["E", ["étoile"]],
    ["T", ["Tallow", "tidewell"]],
  ]);
});

it("share one group if they begin with no letter", () => {
  expect(shown("3 Sons", "“Quoted”")).toEqual([["#", ["“Quoted”", "3 Sons"]]]);
});

it("keep letters of other scripts", () => {
  expect(shown("Ёлка", "東京")).toEqual([
    ["Е", ["Ёлка"]],
    ["東", ["東京"]],
  ]);
});

it("may be empty", () => {
  expect(brandGroups([])).toEqual([]);
});
