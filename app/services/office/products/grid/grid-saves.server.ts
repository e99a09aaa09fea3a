import { type BulkState, endStates } from "~/models/bulk/bulk-kinds";
import { fieldOfReason } from "~/models/office/products/product-form";
import {
  changedSince,
  columnOfPlace,
  type GridChange,
  type GridRefusal,
  gridRefusal,
} from "~/models/office/products/product-grid";
import {
  findBulkOperation,
  listRefusedRows,
  type RefusedRow,
} from "../../../bulk/list-bulk-operations.server";
import { changedMeanwhile } from "../../../catalogue/changes/product-change.server";
import { stockVersion } from "../../../catalogue/stock/change-stock.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { type ReadGridRow, readGridNow } from "./read-grid-rows.server";

/** Why a cell was not saved whose row another change reached first. */
export const atOnceWhy = "Someone else saved it at the same moment. Save again.";

/** A row of a sheet that was refused, with the cells it was made of. */
export type RefusedSheetRow = { row: Record<string, unknown>; reason: string; cells: readonly GridChange[] };

/** The cells of refused rows with what stands in them now and why they were refused. */
export async function refusedCells(
  ctx: ShopContext,
  rows: readonly RefusedSheetRow[],
): Promise<GridRefusal[]> {
  if (rows.length === 0) return [];
  const now = await readGridNow(
    ctx,
    rows.flatMap(({ cells }) => cells),
  );
  return rows.flatMap(({ row, reason, cells }) =>
    cells.map((cell) => {
      const stands = now.get(cell.sku);
      const why = isOfVersion(row, cell, stands) ? whyOf(cell, cells, reason) : atOnceWhy;
      return gridRefusal(cell, stands?.cells[cell.column] ?? "", why);
    }),
  );
}

/** Whether a product or its pieces are those that a row was made to. */
function isOfVersion(
  { expectedVersion }: Record<string, unknown>,
  cell: GridChange,
  now: ReadGridRow | undefined,
) {
  if (!now) return true;
  const pieces = now.cells[cell.column];
  const isPieces = cell.column.startsWith("stock");
  const version = isPieces ? stockVersion({ onHand: Number(pieces) }) : now.version;
  return expectedVersion === undefined || expectedVersion === version;
}

/** A row is refused whole: its other cells say that another one is at fault. */
function whyOf({ column }: GridChange, cells: readonly GridChange[], reason: string): string {
  const named = fieldOfReason(reason)?.split(".").at(-1);
  const isOther = named !== undefined && named !== column && cells.some((one) => one.column === named);
  if (isOther) return "Not saved, as another cell of its row was refused.";
  return reason.endsWith(changedMeanwhile) ? changedSince : reason;
}

/** How far a long save is; what was refused once it is over. */
export type GridSaveState = { state: BulkState; done: number; total: number; refused: GridRefusal[] };

/** Refused rows that are read at once. */
const readAtOnce = 1000;

/** A long save of the table. @throws AppError `not_found` */
export async function readGridSave(ctx: ShopContext, id: string): Promise<GridSaveState> {
  const { state, done, total } = await findBulkOperation(ctx, id);
  const rows: RefusedRow[] = [];
  while (endStates.includes(state)) {
    const after = rows.at(-1)?.place ?? 0;
    const found = await listRefusedRows(ctx, id, { after, limit: readAtOnce });
    rows.push(...found);
    if (found.length < readAtOnce) break;
  }
  const refused = await refusedCells(
    ctx,
    rows.map(({ row, reason }) => ({ row, reason, cells: cellsOf(row) })),
  );
  return { state, done, total, refused };
}

/** The cells of a row of a sheet, without what stood there. */
function cellsOf({ sku, fields, place }: Record<string, unknown>): GridChange[] {
  const one = { sku: String(sku), was: "" };
  if (typeof fields !== "object" || fields === null)
    return [{ ...one, column: columnOfPlace(typeof place === "string" ? place : null), is: "" }];
  return Object.entries(fields).map(([column, is]) => ({ ...one, column, is: String(is) }));
}
