import { describe, expect, test } from "vitest";
import { breadcrumb } from "./breadcrumb";

const home = { id: 1, parentId: null, name: "Home & living", slug: "home-living" };
const lighting = { id: 2, parentId: 1, name: "Lighting", slug: "lighting" };
const tableLamps = { id: 3, parentId: 2, name: "Table lamps", slug: "table-lamps" };
const tree = [tableLamps, home, lighting];

function slugs(id: number | null, categories = tree as Parameters<typeof breadcrumb<number>>[0]) {
  return breadcrumb(categories, id).map((crumb) => crumb.slug);
}

describe("breadcrumb", () => {
  test("leads from the root to the category", () => {
    expect(slugs(3)).toEqual(["home-living", "lighting", "table-lamps"]);
  });

  test("of a root category is that category", () => {
    expect(slugs(1)).toEqual(["home-living"]);
  });

  test.each([99, null])("of %s is empty", (id) => {
    expect(slugs(id)).toEqual([]);
  });

  test("begins below a missing parent", () => {
    expect(slugs(3, [tableLamps, lighting])).toEqual(["lighting", "table-lamps"]);
  });

  test("ends when categories form a cycle", () => {
    expect(slugs(3, [tableLamps, lighting, { ...home, parentId: 3 }])).toHaveLength(3);
  });
});
