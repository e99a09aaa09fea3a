import { dayRange } from "~/models/numbers/day-range";
import { salesCsv } from "~/models/numbers/sales-csv";
import { isSalesDimension } from "~/models/numbers/sales-figures";
import { isAppError } from "~/models/platform/error/app-error";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { readSales } from "../../numbers/read-sales.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/** Sales of a time as a CSV file, for the address that the page of numbers links to. */
export async function answerSalesFile(ctx: RequestContext, query: URLSearchParams): Promise<Response> {
  const by = query.get("by") ?? "day";
  if (!isSalesDimension(by)) throw new Response("Not Found", { status: 404 });
  try {
    const range = dayRange(query.get("from") ?? "", query.get("to") ?? "");
    const rows = await readSales(ctx, { ...range, by, sellerId: sellerOfActor(await ctx.actor()) });
    return new Response(salesCsv(by, rows, ctx.tenant.currency), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="sales-by-${by}-${range.from}-${range.to}.csv"`,
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new Response(error.message, { status: error.status });
  }
}
