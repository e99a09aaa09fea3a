import { sql } from "drizzle-orm";
import { type DayRange, dayOf } from "~/models/numbers/day-range";
import { zonedMomentMs } from "~/models/platform/date/zoned-moment";
import { formatMajor } from "~/models/platform/money/format-major";
import { formatCsv } from "~/models/platform/text/csv-text";
import type { ShopContext } from "../shops/shop-context.server";
import { type BookFile, bookFiles } from "./books/book-files.server";
import { authorizeNumbers } from "./sales/authorize-numbers.server";

/** Movements of one statement. */
const pageSize = 500;

/** Takes the next piece of a file. */
export type WriteBook = (file: string, text: string) => Promise<void>;

/**
 * Writes the books of a shop for a time (rule numbers-6): orders, lines, taxes, refunds and fees as CSV, in the
 * order in which the ledger booked them. It reads page by page, so a year of a large shop needs little memory.
 * @param write called for each file with its heading first
 * @returns how many rows each file has
 * @throws AppError `forbidden`
 */
export async function writeBooks(
  ctx: ShopContext,
  range: DayRange,
  write: WriteBook,
): Promise<Record<string, number>> {
  await authorizeNumbers(ctx, null);
  const counts: Record<string, number> = {};
  for (const book of bookFiles) counts[book.file] = await writeBook(ctx, range, book, write);
  return counts;
}

async function writeBook(ctx: ShopContext, range: DayRange, book: BookFile, write: WriteBook) {
  const zone = ctx.shop.settings.general.time_zone;
  const headings = book.columns.map(({ heading }) => heading);
  await write(book.file, formatCsv([["Day", ...headings, "Currency"]]));
  let count = 0;
  let ids = await nextMovements(ctx, range, book, 0);
  while (ids.length > 0) {
    const rows = await readRows(ctx, book, ids);
    const cells = rows.map(({ at, ...row }) => [
      dayOf(new Date(String(at)), zone),
      ...book.columns.map(({ isAmount }, place) => {
        const value = row[`c${place}`] ?? "";
        return isAmount ? formatMajor(Number(value), ctx.tenant.currency) : String(value);
      }),
      ctx.tenant.currency,
    ]);
    if (cells.length > 0) await write(book.file, formatCsv(cells));
    count += cells.length;
    ids = await nextMovements(ctx, range, book, ids.at(-1) ?? 0);
  }
  return count;
}

async function nextMovements(
  ctx: ShopContext,
  { from, to }: DayRange,
  { kinds }: BookFile,
  after: number,
): Promise<number[]> {
  const zone = ctx.shop.settings.general.time_zone;
  const begins = new Date(zonedMomentMs(from, zone)).toISOString();
  const ends = new Date(zonedMomentMs(to, zone, "ends")).toISOString();
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select m.id from ledger_movements m
    join orders o on o.tenant_id = m.tenant_id and o.id = m.order_id and o.shop_id = ${ctx.shop.id}
    where m.tenant_id = ${ctx.tenant.id} and m.id > ${after} and m.kind = any(${sql.param(kinds)}::text[])
      and m.created_at >= ${begins}::timestamptz and m.created_at < ${ends}::timestamptz
    order by m.id limit ${pageSize}`);
  return rows.map(({ id }) => Number(id));
}

async function readRows(ctx: ShopContext, { columns, from, order }: BookFile, ids: readonly number[]) {
  const values = columns.map(({ value }, place) => sql`${value} as ${sql.identifier(`c${place}`)}`);
  const { rows } = await ctx.db.execute<Record<string, unknown>>(sql`
    select m.created_at as at, ${sql.join(values, sql`, `)}
    from ledger_movements m
    join orders o on o.tenant_id = m.tenant_id and o.id = m.order_id
    ${from}
    where m.tenant_id = ${ctx.tenant.id} and m.id = any(${sql.param(ids)}::bigint[])
    order by ${order}`);
  return rows;
}
