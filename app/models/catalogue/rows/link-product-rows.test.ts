import { expect, test } from "vitest";
import { linkProductRows } from "./link-product-rows";
import { parseProductRow } from "./parse-product-row";

/** Links rows from line 2 on; each has the required cells of a simple row. */
function link(...rows: Record<string, string>[]) {
  const labels = [...new Set(rows.flatMap((cells) => Object.keys(cells)))]
    .filter((column) => column.startsWith("option:"))
    .map((column) => column.slice("option:".length));
  const parsed = rows.map((cells, index) => {
    const named = { name: cells.parent_sku ? "" : (cells.sku ?? ""), price: "10", ...cells };
    const row = parseProductRow({ line: index + 2, cells: named }, "USD");
    if ("reason" in row) throw new Error(row.reason);
    return row;
  });
  return linkProductRows(parsed, labels);
}

const tee = { sku: "TEE", class_code: "variable_product" };
const small = { sku: "TEE-S", parent_sku: "TEE", "option:Size": "S" };
const large = { sku: "TEE-L", parent_sku: "TEE", "option:Size": "L" };

test("a variable product gets its options from its variations, in any order of rows", () => {
  const { records, refused } = link(small, tee, large);
  expect(refused).toEqual([]);
  expect(records.map(({ sku }) => sku)).toEqual(["TEE", "TEE-S", "TEE-L"]);
  expect(records[0]?.optionAxes).toEqual([
    { label: "Size", display: "button", unchosen: true, values: [{ value: "S" }, { value: "L" }] },
  ]);
});

test("option_display sets order and display, swatches set the color", () => {
  const shown = { ...tee, option_display: "Size:dropdown|Color:radio", swatches: "Color=Navy:#1F2A44" };
  const { records } = link(shown, { ...small, "option:Color": "Navy" }, { ...large, "option:Color": "Sand" });
  expect(records[0]?.optionAxes).toEqual([
    { label: "Size", display: "dropdown", values: [{ value: "S" }, { value: "L" }] },
    { label: "Color", display: "radio", values: [{ value: "Navy", swatch: "#1f2a44" }, { value: "Sand" }] },
  ]);
});

test("a repeated SKU is refused, and the first is kept", () => {
  const { records, refused } = link({ sku: "A" }, { sku: "A", name: "Other" });
  expect(records).toHaveLength(1);
  expect(refused).toEqual([{ line: 3, reason: "sku 'A' is already used on line 2" }]);
});

test("a repeated slug is refused", () => {
  expect(link({ sku: "A", slug: "x" }, { sku: "B", slug: "x" }).refused).toEqual([
    { line: 3, reason: "slug 'x' is already used on line 2" },
  ]);
});

test("a variation without its product is refused", () => {
  expect(link(small).refused).toEqual([
    { line: 2, reason: "its product 'TEE' is not in the file or was refused" },
  ]);
});

test("a variation of a simple product is refused", () => {
  expect(link({ sku: "TEE" }, small).refused[0]?.reason).toBe(
    "its product 'TEE' is not of class variable_product",
  );
});

test("two variations with the same options are refused", () => {
  expect(link(tee, small, { ...small, sku: "TEE-2" }).refused).toEqual([
    { line: 4, reason: "has the same options as line 3" },
  ]);
});

test("a variation without an option that the others have is refused", () => {
  const { refused } = link(tee, { ...small, "option:Color": "Navy" }, large);
  expect(refused).toEqual([{ line: 4, reason: "option Color has no value" }]);
});

test("the variations of a refused product are refused", () => {
  const { records, refused } = link({ ...tee, option_display: "Size:wheel" }, small);
  expect(records).toEqual([]);
  expect(refused.map(({ line }) => line)).toEqual([2, 3]);
});

test("a grouped product needs children from this file", () => {
  const set = { sku: "SET", class_code: "grouped", price: "" };
  expect(link({ ...set, children: "A|B" }, { sku: "A" }).refused[0]?.reason).toBe(
    "children B are not products of this file",
  );
  expect(link(set).refused[0]?.reason).toBe("a grouped product needs children");
  expect(link({ ...set, children: "A" }, { sku: "A" }).refused).toEqual([]);
});
