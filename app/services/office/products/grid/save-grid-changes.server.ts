import { fieldOfReason } from "~/models/office/products/product-form";
import {
  type GridChange,
  type GridRefusal,
  partChanges,
  placeOfColumn,
  refusalOf,
} from "~/models/office/products/product-grid";
import { makeBulkChange } from "../../../bulk/at-once/make-bulk-change.server";
import { stockVersion } from "../../../catalogue/stock/change-stock.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { readGridPlaces } from "./grid-places.server";
import { type ReadGridRow, readGridRows } from "./read-grid-rows.server";

/** What became of typed cells. */
type SavedCells = { saved: number; refused: GridRefusal[]; isStale: boolean };

/** A row of the change with the cells it is made of. */
type SheetRow = { row: Record<string, unknown>; cells: GridChange[] };

/** Products read by one statement. */
const readAtOnce = 500;

/**
 * Saves typed cells as one change of products and their pieces (rule office-24). A cell that someone else
 * changed meanwhile is refused with what stands there now, the others of its row are saved.
 */
export async function saveGridChanges(
  ctx: ShopContext,
  changes: readonly GridChange[],
  reason: string,
): Promise<SavedCells> {
  if (changes.length === 0) return { saved: 0, refused: [], isStale: false };
  const now = await readNow(ctx, changes);
  const { due, refused } = partChanges(changes, (sku, column) => now.get(sku)?.cells[column]);
  const late = await makeChange(ctx, sheetRows(due, now, reason));
  const all = [...refused, ...late];
  return {
    saved: changes.length - all.length,
    refused: all,
    isStale: refused.length > 0 || late.some(({ why }) => why === atOnce),
  };
}

/** Why a cell was not saved whose row another change reached first. */
const atOnce = "Someone else saved it at the same moment. Save again.";

async function readNow(ctx: ShopContext, changes: readonly GridChange[]): Promise<Map<string, ReadGridRow>> {
  const places = await readGridPlaces(ctx);
  const columns = [...new Set(changes.map(({ column }) => column))];
  const skus = [...new Set(changes.map(({ sku }) => sku))];
  const found = new Map<string, ReadGridRow>();
  for (let at = 0; at < skus.length; at += readAtOnce)
    for (const row of await readGridRows(ctx, skus.slice(at, at + readAtOnce), { columns, places }))
      found.set(row.sku, row);
  return found;
}

/** Cells as rows of one change: the fields of a product together, the pieces of each place on their own. */
function sheetRows(
  due: readonly GridChange[],
  now: ReadonlyMap<string, ReadGridRow>,
  reason: string,
): SheetRow[] {
  const fields = new Map<string, GridChange[]>();
  const pieces: SheetRow[] = [];
  for (const cell of due) {
    const { sku, column, was, is } = cell;
    const place = placeOfColumn(column);
    if (place === undefined) {
      fields.set(sku, [...(fields.get(sku) ?? []), cell]);
      continue;
    }
    const move = {
      sku,
      by: Number(is) - Number(was),
      reason,
      expectedVersion: stockVersion({ onHand: Number(was) }),
    };
    pieces.push({ row: place === null ? move : { ...move, place }, cells: [cell] });
  }
  const products = [...fields].map(([sku, cells]) => ({
    row: {
      sku,
      fields: Object.fromEntries(cells.map(({ column, is }) => [column, is])),
      expectedVersion: now.get(sku)?.version,
    },
    cells,
  }));
  return [...products, ...pieces];
}

async function makeChange(ctx: ShopContext, rows: readonly SheetRow[]): Promise<GridRefusal[]> {
  if (rows.length === 0) return [];
  const { refused } = await makeBulkChange(ctx, { kind: "sheet", rows: rows.map(({ row }) => row) });
  const late = refused.flatMap(({ place, reason }) => {
    const cells = rows[place - 1]?.cells ?? [];
    return cells.map((cell) => ({ cell, cells, reason }));
  });
  if (late.length === 0) return [];
  const now = await readNow(
    ctx,
    late.map(({ cell }) => cell),
  );
  return late.map(({ cell, cells, reason }) => {
    const text = now.get(cell.sku)?.cells[cell.column] ?? "";
    const isChanged =
      text !== cell.was || cells.some((one) => now.get(one.sku)?.cells[one.column] !== one.was);
    return refusalOf(cell, text, isChanged ? atOnce : whyOf(cell, cells, reason));
  });
}

/** A row is refused whole: its other cells name the one that is at fault. */
function whyOf({ column }: GridChange, cells: readonly GridChange[], reason: string): string {
  const named = fieldOfReason(reason)?.split(".").at(-1);
  const isOther = named !== undefined && named !== column && cells.some((one) => one.column === named);
  return isOther ? "Not saved, as another cell of its row was refused." : reason;
}
