import { describe, expect, it } from "vitest";
import { filterGroups } from "./filter-group";

describe("the filter groups of a shop", () => {
  it("are by default the categories, the attributes found, brand, price and rating", () => {
    expect(
      filterGroups([], ["material", "brand"]).map(({ code, label, kind }) => [code, label, kind]),
    ).toEqual([
      ["category", "Category", "category"],
      ["material", "Material", "select"],
      ["brand", "Brand", "select"],
      ["price", "Price", "range"],
      ["review_avg_rating", "Rating", "rating"],
    ]);
  });

  it("have the distance of sellers where products have sellers", () => {
    const kinds = filterGroups([], ["material", "seller"]).map(({ code, kind }) => [code, kind]);
    expect(kinds.slice(3)).toEqual([
      ["brand", "select"],
      ["distance", "distance"],
      ["price", "range"],
      ["review_avg_rating", "rating"],
    ]);
  });

  it("have the labels that the shop uses", () => {
    const labels = new Map([["kit", "KIT"]]);
    const labelsOf = (groups: { label: string }[]) => groups.map(({ label }) => label);
    expect(labelsOf(filterGroups([], ["fit", "kit"], labels)).slice(1, 3)).toEqual(["Fit", "KIT"]);
  });

  it("are only the configured ones, with their own labels", () => {
    const configured = [{ code: "color", label: "Colour", seo_index: true, hidden: false }];
    expect(filterGroups(configured, ["material"])).toEqual([
      { code: "color", label: "Colour", kind: "select", isIndexable: true, isHidden: false },
    ]);
  });
});
