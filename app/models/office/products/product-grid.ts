import type { LeafNode } from "../form/form-node";
import type { ListDescription } from "../list/list-description";
import { deedField } from "../record/deed-field";
import { productCellFields } from "./product-form";

/** Columns that are shown unless others are chosen. */
const usual = ["name", "price", "final_price", "stock", "website_visibility", "brand"];
/** The pieces in stock, which are no column of a product: they are moved, with a reason. */
const stockCell = deedField("stock", "In stock");
const inOrder: LeafNode[] = [
  ...usual.flatMap((column) => [...productCellFields, stockCell].filter(({ key }) => key === column)),
  ...productCellFields.filter(({ key }) => !usual.includes(key)),
];

/** The table in which many products are changed at once (rule office-24). */
export const productGrid: ListDescription = {
  path: "/admin/products/grid",
  title: "Change products",
  searchHint: "Name, brand, SKU …",
  columns: [
    { key: "sku", label: "SKU", place: "title" },
    ...inOrder.map(({ key, label }) =>
      usual.includes(key) ? { key, label } : { key, label, isExtra: true },
    ),
  ],
  filters: [],
  views: [],
  sorts: [],
};

/** The fields of the columns that are shown. */
export const gridFields = (columns: readonly string[]): LeafNode[] =>
  inOrder.filter(({ key }) => columns.includes(key));

/** Columns that a product with variations does not have itself. */
export const ofVariations: readonly string[] = ["price", "final_price", "stock"];

/** A row of the table: a product or variation with its cells and its version. */
export type GridRow = {
  sku: string;
  isVariation: boolean;
  /** Whether it has variations, which have the prices. */
  isFamily: boolean;
  version: string;
  cells: Readonly<Record<string, string>>;
};

/** A move of pieces that was typed as what is there now. */
export type GridMove = { at: number; sku: string; before: number; by: number };

/**
 * The pieces that cells say anew, as moves from what stood there (rule office-24), and cells that say no
 * whole number.
 */
export function gridMoves(changes: readonly GridChange[], rows: readonly TypedRow[]) {
  const moves: GridMove[] = [];
  const wrong: number[] = [];
  for (const { at, sku, fields } of changes) {
    if (fields.stock === undefined) continue;
    const before = Number(rows[at]?.was?.stock);
    if (!/^\d{1,9}$/.test(fields.stock) || !Number.isInteger(before)) wrong.push(at);
    else moves.push({ at, sku, before, by: Number(fields.stock) - before });
  }
  return { moves, wrong };
}

/** What was typed into a row: `was` is what stood there. */
type TypedRow = {
  sku?: string;
  version?: string;
  is?: Readonly<Record<string, string>>;
  was?: Readonly<Record<string, string>>;
};

/** A change of one product: the columns that were typed anew. */
export type GridChange = { at: number; sku: string; version: string; fields: Record<string, string> };

/** The rows whose cells say something else than they did, with these cells alone (rule office-24). */
export const gridChanges = (rows: readonly TypedRow[]): GridChange[] =>
  rows.flatMap(({ sku = "", version = "", is = {}, was = {} }, at) => {
    const fields = Object.fromEntries(
      Object.entries(is)
        .map(([column, text]) => [column, text.trim()] as const)
        .filter(([column, text]) => text !== (was[column] ?? "")),
    );
    return sku === "" || Object.keys(fields).length === 0 ? [] : [{ at, sku, version, fields }];
  });

/** Cells of a text that was copied from a spreadsheet: rows by lines, cells by tabs. */
export function copiedCells(text: string): string[][] {
  const lines = text.replaceAll("\r\n", "\n").replace(/\n$/, "").split("\n");
  return lines.map((line) => line.split("\t"));
}
