import { redirect } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import { z } from "zod";
import type { ListAddress } from "~/models/office/list/list-address";
import { fieldOfReason } from "~/models/office/products/product-form";
import { type GridRow, gridChanges, gridFields } from "~/models/office/products/product-grid";
import { officeProductGridPath } from "~/paths/office";
import { changeProducts } from "../../catalogue/product/change-products.server";
import { countOwnedProducts, listOwnedProducts } from "../../catalogue/product/list-owned-products.server";
import { listProductFields } from "../../catalogue/product/list-product-fields.server";
import { readRecordForm } from "../../platform/forms/read-record-form.server";
import { readCursor, writeCursor } from "../../platform/http/page-cursor.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Products on a page, each with its variations. */
const pageLength = 25;
/** Up to here what matches is counted. */
const countedAtMost = 10_000;

/** A page of the table in which products are changed (rule office-24). @throws AppError `forbidden` */
export async function loadProductGrid(ctx: ShopContext, address: ListAddress) {
  const search = { text: address.q || null, sku: null, statuses: [] };
  const after = address.after ? readCursor(address.after, z.number().int()) : null;
  const [found, counted] = await Promise.all([
    listOwnedProducts(ctx, search, { after, limit: pageLength + 1 }),
    countOwnedProducts(ctx, search, countedAtMost + 1),
  ]);
  const page = found.slice(0, pageLength);
  const last = found.length > pageLength ? page.at(-1) : undefined;
  const listed = await listProductFields(
    ctx,
    page.map(({ sku }) => sku),
  );
  const fields = gridFields(address.columns);
  const rows = listed.map(
    (one): GridRow => ({
      sku: one.sku,
      isVariation: one.parentSku !== null,
      isFamily: listed.some(({ parentSku }) => parentSku === one.sku),
      version: one.version,
      cells: Object.fromEntries(fields.map(({ key }) => [key, one.fields[key] ?? ""])),
    }),
  );
  return {
    address,
    fields,
    rows,
    next: last ? writeCursor(last.id) : "",
    count: Math.min(counted, countedAtMost),
    isMore: counted > countedAtMost,
  };
}

/**
 * Saves the cells that were typed anew (rule office-24): each product is changed or refused on its own, and
 * one that someone else changed meanwhile is refused with what stands there now.
 */
export async function saveProductGrid(ctx: ShopContext, request: Request) {
  const rows = postedRows(await readRecordForm(request));
  const changes = gridChanges(rows);
  const { refused } = await changeProducts(
    ctx,
    changes.map(({ sku, fields, version }) => ({ sku, fields, expectedVersion: version || undefined })),
  );
  const url = new URL(request.url);
  if (refused.length === 0) {
    url.searchParams.delete("_data");
    url.searchParams.set("done", changes.length === 0 ? "none" : "saved");
    return redirect(`${officeProductGridPath()}${url.search}`, 303);
  }
  const fieldErrors: Record<string, string> = {};
  for (const { sku, reason, stale } of refused) {
    const change = changes.find((one) => one.sku === sku);
    if (!change) continue;
    const column = stale ? undefined : fieldOfReason(reason)?.split(".").at(-1);
    const known = column !== undefined && column in change.fields ? column : Object.keys(change.fields)[0];
    const current = stale?.current as Record<string, string> | null | undefined;
    fieldErrors[`rows[${change.at}].is.${known}`] = stale
      ? `Someone else saved ${sku}: it says ${current?.[known ?? ""] || "nothing"} now. Load the page again.`
      : reason;
  }
  const done = changes.length - refused.length;
  fieldErrors.form = `${refused.length === 1 ? "One product was" : `${refused.length} products were`} refused. ${
    done === 0 ? "Nothing is saved." : `${done} ${done === 1 ? "is" : "are"} saved.`
  }`;
  const status = refused.some(({ stale }) => stale) ? 409 : 422;
  return validationError({ fieldErrors, formId: "grid" }, { rows }, { status });
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
