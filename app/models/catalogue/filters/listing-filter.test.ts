import { describe, expect, it } from "vitest";
import { filtersOf, testGroups } from "./filter-fixture";
import { filterChips, filterLink, type ListingFilter } from "./listing-filter";

const filter = (applied: ListingFilter["applied"]): ListingFilter => ({
  groups: testGroups,
  applied,
  facets: [
    {
      code: "category",
      label: "Category",
      kind: "category",
      isHidden: false,
      buckets: [{ key: "mugs", name: "Mugs & cups", docCount: 2 }],
      min: null,
      max: null,
    },
  ],
  currency: "USD",
  layout: "left",
});

describe("what is chosen", () => {
  it("is listed in the order of the groups, with the labels shoppers see", () => {
    const applied = filtersOf(
      { color: ["Red"], category: ["mugs"] },
      { price: { fromMinor: 1050, toMinor: null }, minRating: 4 },
    );
    expect(filterChips(filter(applied)).map(({ label }) => label)).toEqual([
      "Category: Mugs & cups",
      "Color: Red",
      "From $10.5",
      "4 stars & up",
    ]);
  });
  it("can be removed one by one", () => {
    const applied = filtersOf({ color: ["Blue", "Red"] });
    expect(filterChips(filter(applied))[0]?.without).toEqual(filtersOf({ color: ["Red"] }));
  });
  it.each([
    [{ fromMinor: null, toMinor: 5000 }, "Up to $50"],
    [{ fromMinor: 0, toMinor: 5000 }, "$0 – $50"],
  ])("the price range %o reads %s", (price, label) => {
    expect(filterChips(filter(filtersOf({}, { price })))[0]?.label).toBe(label);
  });
});

it("only links to indexable pages are followed", () => {
  const link = (applied: ListingFilter["applied"]) => filterLink("/mugs", filter(applied), applied);
  expect(link(filtersOf({ brand: ["Fell"] }))).toEqual({ path: "/mugs/brand=Fell", isFollowed: true });
  expect(link(filtersOf({ color: ["Red"] })).isFollowed).toBe(false);
});
