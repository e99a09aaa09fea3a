import { dayRange } from "~/models/numbers/day-range";
import { salesCsv, totalsRows } from "~/models/numbers/sales-csv";
import { isSalesDimension, sumSales } from "~/models/numbers/sales-figures";
import { timeBefore } from "~/models/numbers/sales-periods";
import { isAppError } from "~/models/platform/error/app-error";
import { formatMajor } from "~/models/platform/money/format-major";
import { formatSheet } from "~/models/platform/text/csv-text";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { listMissedSearches } from "../../numbers/list-missed-searches.server";
import { readCartFigures } from "../../numbers/read-cart-figures.server";
import { readCustomerFigures } from "../../numbers/read-customer-figures.server";
import { readSales } from "../../numbers/read-sales.server";
import { readStockValue } from "../../numbers/read-stock-value.server";
import { readVisitorDays } from "../../numbers/read-visitor-days.server";
import type { RequestContext } from "../../shops/context/request-context.server";

type Range = { from: string; to: string };
/** Words of searches that a file has. */
const mostWords = 1000;

/** The other tables of the page of numbers, as rows with their heads. */
const tables: Readonly<Record<string, (ctx: RequestContext, range: Range) => Promise<string[][]>>> = {
  async visitors(ctx, range) {
    const days = await readVisitorDays(ctx, range);
    return [
      ["Day", "Visitors", "Bought"],
      ...days.map(({ day, visitors, bought }) => [day, String(visitors), String(bought)]),
    ];
  },
  async customers(ctx, range) {
    const figures = await readCustomerFigures(ctx, range);
    return [
      ["Customers", "People", "Orders"],
      ["New", String(figures.new.people), String(figures.new.orders)],
      ["Returning", String(figures.returning.people), String(figures.returning.orders)],
    ];
  },
  async carts(ctx, range) {
    const { placed, abandoned, withEmail } = await readCartFigures(ctx, range);
    return [
      ["Carts", "Number"],
      ["Became orders", String(placed)],
      ["Left behind", String(abandoned)],
      ["Of those with an email address", String(withEmail)],
    ];
  },
  async searches(ctx, range) {
    const asked = { ...range, by: "words" } as const;
    const words = await listMissedSearches(ctx, asked, { after: null, limit: mostWords });
    return [["Words", "Searches"], ...words.map(({ words: text, searches }) => [text, String(searches)])];
  },
};

/** Those that a seller has of their own, too. */
const ownTables: typeof tables = {
  async totals(ctx, range) {
    const sellerId = sellerOfActor(await ctx.actor());
    const sum = async (time: Range) => sumSales(await readSales(ctx, { ...time, by: "day", sellerId }));
    const [now, before] = await Promise.all([sum(range), sum(timeBefore(range))]);
    return totalsRows({ now, before }, ctx.tenant.currency);
  },
  async stock(ctx) {
    const { items, pieces, valueMinor } = await readStockValue(ctx, sellerOfActor(await ctx.actor()));
    const { currency } = ctx.tenant;
    return [
      ["Stock today", "Number", "Currency"],
      ["Kinds of goods", String(items), ""],
      ["Pieces", String(pieces), ""],
      ["Value at today’s prices", formatMajor(valueMinor, currency), currency],
    ];
  },
};
const allTables = { ...tables, ...ownTables };

/** Sales of a time, or another table of the page of numbers (`of`), as the CSV file that it links to. */
export async function answerSalesFile(ctx: RequestContext, query: URLSearchParams): Promise<Response> {
  const [by, of] = [query.get("by") ?? "day", query.get("of")];
  const table = of === null ? null : Object.hasOwn(allTables, of) && allTables[of];
  if (!isSalesDimension(by) || table === false || table === undefined)
    throw new Response("Not Found", { status: 404 });
  try {
    const range = dayRange(query.get("from") ?? "", query.get("to") ?? "");
    const text = table
      ? formatSheet(await table(ctx, range))
      : salesCsv(
          by,
          await readSales(ctx, { ...range, by, sellerId: sellerOfActor(await ctx.actor()) }),
          ctx.tenant.currency,
        );
    const name = table ? `${of}` : `sales-by-${by}`;
    return new Response(text, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}-${range.from}-${range.to}.csv"`,
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new Response(error.message, { status: error.status });
  }
}
