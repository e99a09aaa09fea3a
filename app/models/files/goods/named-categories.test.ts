import { expect, test } from "vitest";
import { namedCategories } from "./named-categories";

const rowOf = (categories: string) => ({ line: 2, cells: { sku: "A", categories } });

test("names become categories with their parents, and slugs of the shop stay", () => {
  const { rows, categories } = namedCategories(
    [rowOf("Kitchen > Mugs|sale"), rowOf("Kitchen > Mugs")],
    new Set(["sale"]),
    new Set(),
  );
  expect(rows.map(({ cells }) => cells.categories)).toEqual(["mugs|sale", "mugs"]);
  expect(categories.map(({ slug, name, parent }) => [slug, name, parent])).toEqual([
    ["kitchen", "Kitchen", null],
    ["mugs", "Mugs", "kitchen"],
  ]);
});

test("a category does not take the address of a page or product", () => {
  const { rows } = namedCategories([rowOf("Contact")], new Set(), new Set(["contact"]));
  expect(rows[0]?.cells.categories).toBe("contact-products");
});
