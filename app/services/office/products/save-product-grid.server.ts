import { redirect } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { fieldOfReason } from "~/models/office/products/product-form";
import {
  type GridChange,
  type GridMove,
  gridChanges,
  gridMoves,
} from "~/models/office/products/product-grid";
import { officeProductGridPath } from "~/paths/office";
import { makeBulkChange } from "../../bulk/at-once/make-bulk-change.server";
import { listProductFields } from "../../catalogue/product/list-product-fields.server";
import { stockVersion } from "../../catalogue/stock/change-stock.server";
import { readStock } from "../../catalogue/stock/read-stock.server";
import { readRecordForm } from "../../platform/forms/read-record-form.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

const cellOf = (at: number, column: string) => `rows[${at}].is.${column}`;

/** Cells that were refused, with why, and whether someone else changed what stood there. */
type Refusals = { cells: Map<string, string>; isStale: boolean; rows: number };

/**
 * Saves the cells that were typed anew (rule office-24), as changes that can be undone: each product is
 * changed or refused on its own, pieces are moved with the reason that was typed, and what someone else
 * changed meanwhile is refused with what stands there now.
 */
export async function saveProductGrid(ctx: ShopContext, request: Request) {
  const posted = await readRecordForm(request);
  const rows = postedRows(posted);
  const reason = String(posted.get("reason") ?? "").trim();
  const changes = gridChanges(rows);
  const { moves, wrong } = gridMoves(changes, rows);
  const wrongCells = new Map(
    wrong.map((at) => [cellOf(at, "stock"), "Pieces are a whole number, zero or more."]),
  );
  if (moves.length > 0 && reason === "")
    wrongCells.set("reason", "Say why the pieces change, such as “counted”.");
  if (wrongCells.size > 0)
    return refusal(rows, { cells: wrongCells, isStale: false, rows: 0 }, { reason, status: 422, done: 0 });
  const products = changes.flatMap(({ fields: { stock: _, ...fields }, ...change }) =>
    Object.keys(fields).length === 0 ? [] : [{ ...change, fields }],
  );
  const ofProducts = await saveProducts(ctx, products);
  const ofStock = await saveMoves(ctx, moves, reason);
  const refused: Refusals = {
    cells: new Map([...ofProducts.cells, ...ofStock.cells]),
    isStale: ofProducts.isStale || ofStock.isStale,
    rows: ofProducts.rows + ofStock.rows,
  };
  const url = new URL(request.url);
  if (refused.rows === 0) {
    url.searchParams.delete("_data");
    url.searchParams.set("done", changes.length === 0 ? "none" : "saved");
    return redirect(`${officeProductGridPath()}${url.search}`, 303);
  }
  const done = products.length + moves.length - refused.rows;
  return refusal(rows, refused, { reason, status: refused.isStale ? 409 : 422, done });
}

function refusal(
  rows: PostedRow[],
  { cells, rows: count }: Refusals,
  { reason, status, done }: { reason: string; status: number; done: number },
) {
  const saved = done === 0 ? "Nothing is saved." : `${done} ${done === 1 ? "is" : "are"} saved.`;
  const what = count === 1 ? "One change was refused." : `${count} changes were refused.`;
  const form = count === 0 ? `Look at the marked fields. ${saved}` : `${what} ${saved}`;
  const fieldErrors = { ...Object.fromEntries(cells), form };
  return validationError({ fieldErrors, formId: "grid" }, { rows, reason }, { status });
}

async function saveProducts(ctx: ShopContext, changes: readonly GridChange[]): Promise<Refusals> {
  const cells = new Map<string, string>();
  if (changes.length === 0) return { cells, isStale: false, rows: 0 };
  const { refused } = await makeBulkChange(ctx, {
    kind: "product",
    rows: changes.map(({ sku, fields, version }) => ({ sku, fields, expectedVersion: version || undefined })),
  });
  const stands =
    refused.length > 0
      ? await listProductFields(
          ctx,
          changes.map(({ sku }) => sku),
        )
      : [];
  let isStale = false;
  for (const { place, reason } of refused) {
    const change = changes[place - 1];
    if (!change) continue;
    const now = stands.find(({ sku }) => sku === change.sku);
    const isChanged = now?.version !== change.version && change.version !== "";
    const named = isChanged ? undefined : fieldOfReason(reason)?.split(".").at(-1);
    const column = named !== undefined && named in change.fields ? named : Object.keys(change.fields)[0];
    cells.set(
      cellOf(change.at, column ?? ""),
      isChanged
        ? `Someone else saved ${change.sku}: it says ${now?.fields[column ?? ""] || "nothing"} now. Load the page again.`
        : reason,
    );
    isStale ||= isChanged;
  }
  return { cells, isStale, rows: refused.length };
}

async function saveMoves(ctx: ShopContext, moves: readonly GridMove[], reason: string): Promise<Refusals> {
  const cells = new Map<string, string>();
  if (moves.length === 0) return { cells, isStale: false, rows: 0 };
  const { refused } = await makeBulkChange(ctx, {
    kind: "stock",
    rows: moves.map(({ sku, by, before }) => ({
      sku,
      by,
      reason,
      expectedVersion: stockVersion({ onHand: before }),
    })),
  });
  const stands =
    refused.length > 0
      ? await readStock(
          ctx,
          moves.map(({ sku }) => sku),
        )
      : new Map();
  let isStale = false;
  for (const { place, reason: why } of refused) {
    const move = moves[place - 1];
    if (!move) continue;
    const now = stands.get(move.sku);
    const isChanged = now !== undefined && now !== move.before;
    cells.set(
      cellOf(move.at, "stock"),
      isChanged ? `Meanwhile ${move.sku} has ${now} pieces. Load the page again.` : why,
    );
    isStale ||= isChanged;
  }
  return { cells, isStale, rows: refused.length };
}

type PostedRow = { sku?: string; version?: string; is: Record<string, string>; was: Record<string, string> };

/** The rows of the posted table by their numbers. */
function postedRows(posted: FormData): PostedRow[] {
  const rows: PostedRow[] = [];
  for (const [name, text] of posted) {
    const [, index, part, column] =
      /^rows\[(\d{1,3})\]\.(sku|version|is|was)(?:\.([a-z_]{1,60}))?$/.exec(name) ?? [];
    if (index === undefined || typeof text !== "string") continue;
    rows[Number(index)] ??= { is: {}, was: {} };
    const row = rows[Number(index)];
    if (!row) continue;
    if (part === "sku" || part === "version") row[part] = text;
    else if (column !== undefined) row[part === "is" ? "is" : "was"][column] = text;
  }
  return Array.from(rows, (row) => row ?? { is: {}, was: {} });
}
