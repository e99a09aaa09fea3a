import { offerFieldList } from "../../catalogue/offer/offer-values";
import type { LeafNode } from "../form/form-node";
import type { ListDescription } from "../list/list-description";
import { deedField } from "../record/deed-field";
import { productCellFields } from "./product-form";

/** Where pieces are counted: a seller of the business, by its code; one is the shop's own. */
export type GridStockPlace = { code: string; name: string; isOwn: boolean };

/** Columns that are shown unless others are chosen. */
const usual = ["name", "price", "final_price", "website_visibility", "brand"];
/** Stock is shown behind this column. */
const beforeStock = "final_price";
/** Places whose pieces are shown unless others are chosen. */
const usualPlaces = 6;

/** The column of the pieces at a place, null for the shop's own; they are moved, with a reason. */
export const columnOfPlace = (code: string | null): string => (code === null ? "stock" : `stock.${code}`);
const stockKey = ({ code, isOwn }: GridStockPlace) => columnOfPlace(isOwn ? null : code);

/** The place of a column of pieces; null for the shop's own, undefined for another column. */
export const placeOfColumn = (column: string): string | null | undefined =>
  column === "stock" ? null : column.startsWith("stock.") ? column.slice("stock.".length) : undefined;

const stockFields = (places: readonly GridStockPlace[]): LeafNode[] =>
  places.some(({ isOwn }) => !isOwn)
    ? places.map((place) => deedField(stockKey(place), `In stock: ${place.name}`))
    : [deedField("stock", "In stock")];

/** The fields of all columns but the SKU, those of pieces behind the prices. */
function allFields(places: readonly GridStockPlace[]): LeafNode[] {
  const first = usual.flatMap((column) => productCellFields.filter(({ key }) => key === column));
  const before = first.findIndex(({ key }) => key === beforeStock) + 1;
  const others = productCellFields.filter(({ key }) => !usual.includes(key));
  return [...first.slice(0, before), ...stockFields(places), ...first.slice(before), ...others];
}

/** The table in which many products are changed at once (rule office-24), with the pieces at each place. */
export function productGrid(places: readonly GridStockPlace[]): ListDescription {
  const shown = [
    ...usual,
    ...stockFields(places)
      .slice(0, usualPlaces)
      .map(({ key }) => key),
  ];
  return {
    path: "/admin/products/grid",
    title: "Change products",
    searchHint: "Name, brand, SKU …",
    columns: [
      { key: "sku", label: "SKU", place: "title" },
      ...allFields(places).map(({ key, label }) =>
        shown.includes(key) ? { key, label } : { key, label, isExtra: true },
      ),
    ],
    filters: [],
    views: [],
    sorts: [],
  };
}

/** The fields of the columns that are shown. */
export const gridFields = (columns: readonly string[], places: readonly GridStockPlace[]): LeafNode[] =>
  allFields(places).filter(({ key }) => columns.includes(key));

/** Whether the cells of a column are numbers, which stand below each other by their ends. */
export const isOfNumbers = (column: string): boolean =>
  placeOfColumn(column) !== undefined || column === "weight_g" || numberCells.has(column);

const numberKinds: readonly string[] = ["price", "amount", "fee", "count"];
const numberCells = new Set<string>(
  offerFieldList.filter(({ kind }) => numberKinds.includes(kind)).map(({ cell }) => cell),
);

/** Whether a column is one that a product with variations does not have itself. */
export const isOfVariations = (column: string): boolean =>
  ["price", "final_price"].includes(column) || placeOfColumn(column) !== undefined;

/** A row of the table: a product or variation with its cells. */
export type GridRow = {
  sku: string;
  isVariation: boolean;
  /** Whether it has variations, which have the prices. */
  isFamily: boolean;
  cells: Readonly<Record<string, string>>;
};

/** What was typed into a row: `was` is what stood there. */
export type TypedRow = {
  sku: string;
  is: Readonly<Record<string, string>>;
  was: Readonly<Record<string, string>>;
};

/** A cell that was typed anew. */
export type GridChange = { sku: string; column: string; was: string; is: string };

/** The cells that say something else than they did (rule office-24). */
export const gridChanges = (rows: readonly TypedRow[]): GridChange[] =>
  rows.flatMap(({ sku, is, was }) =>
    sku === ""
      ? []
      : Object.entries(is).flatMap(([column, text]) => {
          const change = { sku, column, was: was[column] ?? "", is: text.trim() };
          return change.is === change.was ? [] : [change];
        }),
  );

/** A cell that was not saved, with what was typed and what stands there now. */
export type GridRefusal = { sku: string; column: string; typed: string; now: string; why: string };

/** A save of many rows that a job makes. */
export type GridSaving = { id: string; total: number };

/** Why a cell was not saved that someone else changed meanwhile. */
export const changedSince = "Someone else changed it meanwhile.";

/** What stands in a cell now; undefined for one that takes nothing. */
export type CellNow = (sku: string, column: string) => string | undefined;

/**
 * Parts typed cells by what stands there now (rule office-24): those to be saved, and those that someone else
 * changed meanwhile to another text. What both made the same needs no change.
 */
export function partChanges(
  changes: readonly GridChange[],
  now: CellNow,
): { due: GridChange[]; refused: GridRefusal[] } {
  const due: GridChange[] = [];
  const refused: GridRefusal[] = [];
  for (const change of changes) {
    const text = now(change.sku, change.column) ?? "";
    if (text === change.is) continue;
    if (text === change.was) due.push(change);
    else refused.push(gridRefusal(change, text, changedSince));
  }
  return { due, refused };
}

/** A change as a refusal. */
export const gridRefusal = ({ sku, column, is }: GridChange, now: string, why: string): GridRefusal => ({
  sku,
  column,
  typed: is,
  now,
  why,
});

/** Cells of pieces that say no whole number. */
export const wrongCounts = (changes: readonly GridChange[]): GridChange[] =>
  changes.filter(({ column, is }) => placeOfColumn(column) !== undefined && !/^\d{1,9}$/.test(is));

/** Whether pieces change, which needs a reason. */
export const movesPieces = (changes: readonly GridChange[]): boolean =>
  changes.some(({ column }) => placeOfColumn(column) !== undefined);

/** Cells of a text that was copied from a spreadsheet: rows by lines, cells by tabs. */
export function copiedCells(text: string): string[][] {
  const lines = text.replaceAll("\r\n", "\n").replace(/\n$/, "").split("\n");
  return lines.map((line) => line.split("\t"));
}
