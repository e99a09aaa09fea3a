import { linesOfOptions, sheetLineOf } from "~/models/bulk/rows/sheet-lines";
import { columnOfReason } from "~/models/office/many/column-of-reason";
import { formatSheet } from "~/models/platform/text/csv-text";
import { officeManyPath } from "~/paths/office";
import { findBulkOperation } from "../../../bulk/list-bulk-operations.server";
import { previewBulkChange } from "../../../bulk/preview-bulk-change.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { requireConfirmed } from "../../../shops/records/require-confirmed.server";
import { ledToConfirm } from "../../listed/led-to-confirm.server";

/** Rows that are tried for the file (rule office-78). */
const most = 5000;
const limits = { tried: most, examples: most, refusals: most };
const head = ["line", "name", "column", "before", "after", "refused"];

/**
 * What a change of many rows would do as CSV, a line for each value and each refused row (rule office-78).
 * @param name the operation's id with `.csv`
 * @throws AppError `not_found`, `conflict` for one that began
 */
export async function answerPreviewFile(ctx: RequestContext, name: string): Promise<Response> {
  const id = name.replace(/\.csv$/, "");
  await ledToConfirm(officeManyPath(encodeURIComponent(id)), () => requireConfirmed(ctx));
  const lines = linesOfOptions((await findBulkOperation(ctx, id)).options) ?? [];
  const { examples, refusals } = await previewBulkChange(ctx, id, limits);
  const rows = [
    ...examples.flatMap(({ place, name: of, texts }) =>
      texts.map(({ field, before, after }) => ({ place, cells: [of, field, before, after, ""] })),
    ),
    ...refusals.map(({ place, row, reason }) => {
      const of = typeof row.sku === "string" ? row.sku : "";
      return { place, cells: [of, columnOfReason(reason, row), "", "", reason] };
    }),
  ].toSorted((a, b) => a.place - b.place);
  return new Response(
    formatSheet([head, ...rows.map(({ place, cells }) => [String(sheetLineOf(lines, place)), ...cells])]),
    {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="preview.csv"',
        "Cache-Control": "no-store",
      },
    },
  );
}
