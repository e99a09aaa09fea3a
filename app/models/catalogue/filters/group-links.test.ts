import { describe, expect, it } from "vitest";
import { type AppliedFilters, toggleKey } from "./applied-filters";
import { filtersOf, testGroups } from "./filter-fixture";
import { groupLinks } from "./group-links";
import { filterLink } from "./listing-filter";

const of = (applied: AppliedFilters) => ({ groups: testGroups, applied, currency: "USD" as const });
const group = (code: string) => {
  const found = testGroups.find((one) => one.code === code);
  if (!found) throw new Error(`no group ${code}`);
  return found;
};
const linkOf = (applied: AppliedFilters, code: string, key: string) =>
  groupLinks("/mugs", of(applied), group(code))(key);

const selections: [string, AppliedFilters][] = [
  ["nothing", filtersOf({})],
  ["the same value", filtersOf({ color: ["Red"] })],
  ["values that surround it", filtersOf({ color: ["Blue", "White & gray"] })],
  ["groups before and after it", filtersOf({ category: ["mugs"], brand: ["Fell"] }, { minRating: 4 })],
  ["a price", filtersOf({}, { price: { fromMinor: 1050, toMinor: null } })],
];

describe("with what is chosen", () => {
  it.each(selections)("%s: each value's link is the address of the selection it makes", (_, applied) => {
    for (const code of ["category", "color", "brand"])
      for (const key of ["Red", "mugs", "Fell", "a/b=c,d"]) {
        const { isChosen, ...link } = linkOf(applied, code, key);
        expect(link).toEqual(filterLink("/mugs", of(applied), toggleKey(applied, code, key)));
        expect(isChosen).toBe(applied.values[code]?.includes(key) ?? false);
      }
  });
});

it("of ratings one can be chosen: another takes its place, the same is removed", () => {
  const applied = filtersOf({ color: ["Red"] }, { minRating: 4 });
  const other = filterLink("/mugs", of(applied), { ...applied, minRating: 3 });
  expect(linkOf(applied, "review_avg_rating", "3")).toEqual({ ...other, isChosen: false });
  const none = filterLink("/mugs", of(applied), { ...applied, minRating: null });
  expect(linkOf(applied, "review_avg_rating", "4")).toEqual({ ...none, isChosen: true });
});

it("of distances one can be chosen", () => {
  const distance = { ...group("color"), code: "distance", kind: "distance" as const };
  const applied = filtersOf({ distance: ["25"] });
  const link = groupLinks("/mugs", { ...of(applied), groups: [...testGroups, distance] }, distance);
  expect([link("50").path, link("25").path]).toEqual(["/mugs/distance=50", "/mugs"]);
});
