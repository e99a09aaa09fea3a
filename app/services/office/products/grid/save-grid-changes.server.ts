import {
  type GridChange,
  type GridRefusal,
  type GridSaving,
  partChanges,
  placeOfColumn,
} from "~/models/office/products/product-grid";
import { makeBulkChange } from "../../../bulk/at-once/make-bulk-change.server";
import { startBulkChange } from "../../../bulk/start-bulk-change.server";
import { stockVersion } from "../../../catalogue/stock/change-stock.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { atOnceWhy, type RefusedSheetRow, refusedCells } from "./grid-saves.server";
import { type ReadGridRow, readGridNow } from "./read-grid-rows.server";

/** What became of typed cells; `saving` is the job of a long save. */
export type SavedCells = {
  saved: number;
  refused: GridRefusal[];
  isStale: boolean;
  saving: GridSaving | null;
};

/** A row of the change with the cells it is made of. */
type SheetRow = { row: Record<string, unknown>; cells: GridChange[] };

/** More rows than these are saved by a job. */
const mostAtOnce = 200;

/**
 * Saves typed cells as one change of products and their pieces (rule office-24). A cell that someone else
 * changed meanwhile is refused with what stands there now, the others of its row are saved; by a job its row.
 * @param how the reason pieces are moved with, and whether a long save may be left to a job
 */
export async function saveGridChanges(
  ctx: ShopContext,
  changes: readonly GridChange[],
  { reason, mayWait }: { reason: string; mayWait: boolean },
): Promise<SavedCells> {
  if (changes.length === 0) return { saved: 0, refused: [], isStale: false, saving: null };
  if (mayWait) {
    const rows = sheetRows(changes, null, reason);
    if (rows.length > mostAtOnce) {
      // What stands there now is left to the job: reading thousands of products takes many seconds.
      const { id, total } = await startBulkChange(ctx, { kind: "sheet", rows: rows.map(({ row }) => row) });
      return { saved: changes.length, refused: [], isStale: false, saving: { id, total } };
    }
  }
  const now = await readGridNow(ctx, changes);
  const { due, refused } = partChanges(changes, (sku, column) => now.get(sku)?.cells[column]);
  const rows = sheetRows(due, now, reason);
  const late = rows.length > 0 ? await makeChange(ctx, rows) : [];
  const all = [...refused, ...late];
  return {
    saved: changes.length - all.length,
    refused: all,
    isStale: refused.length > 0 || late.some(({ why }) => why === atOnceWhy),
    saving: null,
  };
}

async function makeChange(ctx: ShopContext, rows: readonly SheetRow[]): Promise<GridRefusal[]> {
  const { refused } = await makeBulkChange(ctx, { kind: "sheet", rows: rows.map(({ row }) => row) });
  return refusedCells(
    ctx,
    refused.map(
      ({ place, row, reason }): RefusedSheetRow => ({ row, reason, cells: rows[place - 1]?.cells ?? [] }),
    ),
  );
}

/**
 * Cells as rows of one change: the fields of a product together, the pieces of each place on their own.
 * @param now the rows as they are; null where the change itself looks whether cells are as they were
 */
function sheetRows(
  due: readonly GridChange[],
  now: ReadonlyMap<string, ReadGridRow> | null,
  reason: string,
): SheetRow[] {
  const fields = new Map<string, GridChange[]>();
  const pieces: SheetRow[] = [];
  for (const cell of due) {
    const { sku, column, was, is } = cell;
    const place = placeOfColumn(column);
    if (place === undefined) {
      const own = fields.get(sku);
      if (own) own.push(cell);
      else fields.set(sku, [cell]);
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
      expectedVersion: now?.get(sku)?.version,
      expectedFields: now ? undefined : Object.fromEntries(cells.map(({ column, was }) => [column, was])),
    },
    cells,
  }));
  return [...products, ...pieces];
}
