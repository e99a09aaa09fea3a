import { expect, test } from "vitest";
import { noFilters } from "./applied-filters";
import type { FacetGroup } from "./facet";
import { offeredFacets } from "./offered-facets";

const group = (
  code: string,
  values: Record<string, number>,
  kind: FacetGroup["kind"] = "select",
): FacetGroup => ({
  code,
  label: code,
  kind,
  isHidden: false,
  buckets: Object.entries(values).map(([name, docCount]) => ({ key: name.toLowerCase(), name, docCount })),
  min: null,
  max: null,
});
const offered = (facets: FacetGroup[], applied = noFilters, areConfigured = false) =>
  offeredFacets(facets, applied, { itemTotal: 10, areConfigured }).map(({ code }) => code);

test("a group whose one value all products have is left out", () => {
  expect(offered([group("brand", { Norr: 10 }), group("color", { Red: 9 })])).toEqual(["color"]);
});

test("so is one that the owner chose, and a distance within which all products are", () => {
  const facets = [group("pickup", { Yes: 10 }), group("distance", { "Within 10 miles": 10 }, "distance")];
  expect(offered(facets, noFilters, true)).toEqual([]);
});

test("groups that the owner chose may repeat each other", () => {
  const facets = [group("category", { Men: 4, Women: 6 }, "category"), group("tag", { men: 4, women: 6 })];
  expect(offered(facets, noFilters, true)).toHaveLength(2);
});

test("a group that repeats another one is left out, whatever the case of its values", () => {
  const facets = [group("category", { Men: 4, Women: 6 }, "category"), group("tag", { men: 4, women: 6 })];
  expect(offered(facets)).toEqual(["category"]);
});

test("so is one that lists a part of another's values, wherever it stands", () => {
  const facets = [group("ram", { "8GB": 1, "16GB": 1 }), group("size", { "4GB": 1, "8GB": 1, "16GB": 1 })];
  expect(offered(facets)).toEqual(["size"]);
});

test("the same values of other numbers of products are another choice", () => {
  expect(offered([group("inside", { Red: 2, Blue: 3 }), group("outside", { Red: 4, Blue: 1 })])).toHaveLength(
    2,
  );
});

test("yes and no repeat nothing", () => {
  expect(offered([group("oven", { Yes: 3, No: 7 }), group("dishwasher", { Yes: 3, No: 7 })])).toHaveLength(2);
});

test("a group stays while something is chosen in it", () => {
  const applied = { ...noFilters, values: { brand: ["norr"], tag: ["men"] } };
  const facets = [
    group("brand", { Norr: 10 }),
    group("category", { Men: 10, Women: 3 }),
    group("tag", { Men: 10, Women: 3 }),
  ];
  expect(offered(facets, applied)).toEqual(["brand", "category", "tag"]);
});

test("ranges and ratings are left alone", () => {
  expect(offered([group("price", {}, "range"), group("rating", {}, "rating")])).toHaveLength(2);
});
