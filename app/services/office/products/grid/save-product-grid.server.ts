import { redirect } from "@remix-run/node";
import { z } from "zod";
import {
  type GridChange,
  type GridRefusal,
  type GridSaving,
  gridChanges,
  gridRefusal,
  movesPieces,
  type TypedRow,
  wrongCounts,
} from "~/models/office/products/product-grid";
import { parseBoundedJson } from "~/models/platform/validation/bounded-json";
import { officeProductGridPath } from "~/paths/office";
import { readRecordForm } from "../../../platform/forms/read-record-form.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { type SavedCells, saveGridChanges } from "./save-grid-changes.server";

const wrongCount = "Pieces are a whole number, zero or more.";
const noReason = "Say why the pieces change, such as “counted”.";

/** Bytes of a form with thousands of cells (rule input-21). */
const mostBytes = 4_194_304;
const text = z.string().max(100_000);
const sentCells = z.array(z.tuple([z.string().max(200), z.string().max(170), text, text])).max(100_000);

/** What comes back of a save. */
export type GridAnswer = {
  formId: "grid";
  fieldErrors: { form?: string; reason?: string };
  repopulateFields: { reason: string };
  /** Texts of cells that are not saved, by SKU and column. */
  typed: Record<string, Record<string, string>>;
  refused: GridRefusal[];
  saved: number;
  /** The job that saves the rest. */
  saving: GridSaving | null;
};

/**
 * Saves the cells that were typed anew (rule office-24) as one change that can be undone; pieces are moved
 * with the reason that was typed. What was refused comes back with what was typed and what stands there. A
 * script sends no more than what was typed, and gets an answer in place of a page.
 */
export async function saveProductGrid(ctx: ShopContext, request: Request): Promise<Response> {
  const posted = await readRecordForm(request, mostBytes);
  const isLive = posted.get("live") === "1";
  const rows = isLive ? sentRows(String(posted.get("changes") ?? "")) : postedRows(posted);
  const reason = String(posted.get("reason") ?? "").trim();
  const changes = gridChanges(rows);
  const wrong = wrongCounts(changes);
  const asksReason = movesPieces(changes) && reason === "";
  if (wrong.length > 0 || asksReason) {
    const refused = wrong.map((change) => gridRefusal(change, change.was, wrongCount));
    const made = { refused, saved: 0, isStale: false, saving: null };
    return answer(changes, made, { reason, asksReason });
  }
  const made = await saveGridChanges(ctx, changes, { reason, mayWait: isLive });
  if (isLive || made.refused.length > 0) return answer(changes, made, { reason, asksReason: false });
  const url = new URL(request.url);
  url.searchParams.delete("_data");
  url.searchParams.set("done", changes.length === 0 ? "none" : "saved");
  return redirect(`${officeProductGridPath()}${url.search}`, 303);
}

function answer(
  changes: readonly GridChange[],
  { refused, saved, isStale, saving }: SavedCells,
  { reason, asksReason }: { reason: string; asksReason: boolean },
) {
  const kept = asksReason || saved === 0 ? changes.map((one) => gridRefusal(one, one.was, "")) : refused;
  const typed: GridAnswer["typed"] = {};
  for (const one of kept) typed[one.sku] = { ...typed[one.sku], [one.column]: one.typed };
  const isRefused = refused.length > 0 || asksReason;
  const form = isRefused ? { form: refusedText(refused.length, saved) } : {};
  const body: GridAnswer = {
    formId: "grid",
    fieldErrors: asksReason ? { ...form, reason: noReason } : form,
    repopulateFields: { reason },
    typed,
    refused,
    saved,
    saving,
  };
  return Response.json(body, { status: isStale ? 409 : isRefused ? 422 : 200 });
}

function refusedText(refused: number, saved: number): string {
  const all = saved === 0 ? "Nothing is saved." : `${saved} ${saved === 1 ? "is" : "are"} saved.`;
  if (refused === 0) return `Look at the marked field. ${all}`;
  return `${refused === 1 ? "One cell was refused." : `${refused} cells were refused.`} ${all}`;
}

/** Cells as a script sends them: SKU, column, what stood there, what was typed. */
function sentRows(json: string): TypedRow[] {
  const read = sentCells.safeParse(parseBoundedJson(json));
  if (!read.success) throw new Response("This form could not be read.", { status: 400 });
  return read.data.map(([sku, column, was, is]) => ({ sku, was: { [column]: was }, is: { [column]: is } }));
}

/** The rows of the posted table by their numbers. */
function postedRows(posted: FormData): TypedRow[] {
  const rows: { sku: string; is: Record<string, string>; was: Record<string, string> }[] = [];
  for (const [name, text] of posted) {
    const [, index, part, column] =
      /^rows\[(\d{1,3})\]\.(sku|is|was)(?:\.([a-z_]{1,60}(?:\.[\w-]{1,100})?))?$/.exec(name) ?? [];
    if (index === undefined || typeof text !== "string") continue;
    rows[Number(index)] ??= { sku: "", is: {}, was: {} };
    const row = rows[Number(index)];
    if (!row) continue;
    if (part === "sku") row.sku = text;
    else if (column !== undefined) row[part === "is" ? "is" : "was"][column] = text;
  }
  return Array.from(rows, (row) => row ?? { sku: "", is: {}, was: {} });
}
