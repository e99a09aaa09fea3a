import { redirect } from "@remix-run/node";
import {
  type GridChange,
  type GridRefusal,
  gridChanges,
  movesPieces,
  type TypedRow,
  wrongCounts,
} from "~/models/office/products/product-grid";
import { officeProductGridPath } from "~/paths/office";
import { readRecordForm } from "../../../platform/forms/read-record-form.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { saveGridChanges } from "./save-grid-changes.server";

const wrongCount = "Pieces are a whole number, zero or more.";
const noReason = "Say why the pieces change, such as “counted”.";

/**
 * Saves the cells that were typed anew (rule office-24) as one change that can be undone; pieces are moved
 * with the reason that was typed. What was refused comes back with what was typed and what stands there.
 */
export async function saveProductGrid(ctx: ShopContext, request: Request) {
  const posted = await readRecordForm(request);
  const rows = postedRows(posted);
  const reason = String(posted.get("reason") ?? "").trim();
  const changes = gridChanges(rows);
  const wrong = wrongCounts(changes);
  const asksReason = movesPieces(changes) && reason === "";
  if (wrong.length > 0 || asksReason) {
    const refused = wrong.map(({ sku, column, was, is }) => ({
      sku,
      column,
      typed: is,
      now: was,
      why: wrongCount,
    }));
    return refusal(changes, { refused, saved: 0, isStale: false }, { reason, asksReason });
  }
  const made = await saveGridChanges(ctx, changes, reason);
  if (made.refused.length > 0) return refusal(changes, made, { reason, asksReason: false });
  const url = new URL(request.url);
  url.searchParams.delete("_data");
  url.searchParams.set("done", changes.length === 0 ? "none" : "saved");
  return redirect(`${officeProductGridPath()}${url.search}`, 303);
}

/** What comes back of a save that was refused in part or whole. */
export type GridAnswer = {
  formId: "grid";
  fieldErrors: { form: string; reason?: string };
  repopulateFields: { reason: string };
  /** Texts of cells that are not saved, by SKU and column. */
  typed: Record<string, Record<string, string>>;
  refused: GridRefusal[];
};

function refusal(
  changes: readonly GridChange[],
  { refused, saved, isStale }: { refused: GridRefusal[]; saved: number; isStale: boolean },
  { reason, asksReason }: { reason: string; asksReason: boolean },
) {
  const all = saved === 0 ? "Nothing is saved." : `${saved} ${saved === 1 ? "is" : "are"} saved.`;
  const count = refused.length === 1 ? "One cell was refused." : `${refused.length} cells were refused.`;
  const form = refused.length === 0 ? `Look at the marked field. ${all}` : `${count} ${all}`;
  const kept = saved === 0 ? changes.map(({ sku, column, is }) => ({ sku, column, typed: is })) : refused;
  const typed: GridAnswer["typed"] = {};
  for (const one of kept) typed[one.sku] = { ...typed[one.sku], [one.column]: one.typed };
  const answer: GridAnswer = {
    formId: "grid",
    fieldErrors: asksReason ? { form, reason: noReason } : { form },
    repopulateFields: { reason },
    typed,
    refused,
  };
  return Response.json(answer, { status: isStale ? 409 : 422 });
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
