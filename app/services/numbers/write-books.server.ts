// @public

import { sql } from "drizzle-orm";
import { type DayRange, dayOf } from "~/models/numbers/day-range";
import { zonedMomentMs } from "~/models/platform/date/zoned-moment";
import { type Exchange, exchangedBack } from "~/models/platform/money/exchange";
import { formatMajor } from "~/models/platform/money/format-major";
import type { Currency } from "~/models/platform/money/money";
import { formatSheet } from "~/models/platform/text/csv-text";
import { readDb } from "../platform/db/read-db.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { requireConfirmed } from "../shops/records/require-confirmed.server";
import { type BookFile, bookFiles } from "./book-files.server";
import { authorizeNumbers } from "./sales/authorize-numbers.server";

/** Movements of one statement. */
const pageSize = 500;

/** Takes the next piece of a file. */
export type WriteBook = (file: string, text: string) => Promise<void>;

/**
 * Writes the books of a shop for a time (rule numbers-6): orders, lines, taxes, refunds and fees as CSV, in
 * the order in which the ledger booked them. It reads page by page, so a year of a large shop needs little
 * memory.
 * @param write called for each file with its heading first
 * @returns how many rows each file has
 * @throws AppError `confirm_first` (rule staff-14), `forbidden`
 */
export async function writeBooks(
  ctx: ShopContext,
  range: DayRange,
  write: WriteBook,
): Promise<Record<string, number>> {
  await authorizeNumbers(ctx, null);
  await requireConfirmed(ctx);
  const counts: Record<string, number> = {};
  for (const book of bookFiles) counts[book.file] = await writeBook(ctx, range, book, write);
  return counts;
}

async function writeBook(ctx: ShopContext, range: DayRange, book: BookFile, write: WriteBook) {
  const columns = bookColumns(book.file);
  await write(book.file, formatSheet([columns]));
  let count = 0;
  let after: number | null = 0;
  while (after !== null) {
    const page: BookPage = await readPage(ctx, range, book, after);
    const cells = page.rows.map((row) => columns.map((column) => row[column] ?? ""));
    if (cells.length > 0) await write(book.file, formatSheet(cells));
    count += cells.length;
    after = page.after;
  }
  return count;
}

/**
 * Rows of a page of a book by their columns, and after which movement the next page goes on; null at the end.
 */
export type BookPage = { rows: Record<string, string>[]; after: number | null };

/** The columns of a file of the books. */
export const bookColumns = (file: string): string[] => [
  "Day",
  ...bookOf(file).columns.map(({ heading }) => heading),
  "Currency",
  "Rate",
  ...bookOf(file).columns.flatMap((column) => (column.isAmount ? ownHeading(column.heading) : [])),
  "Own currency",
];

/** Of an amount in the business's own currency, by the rate of its order (rule markets-4). */
const ownHeading = (heading: string) => `${heading} (own)`;

/**
 * Reads a page of a file of the books.
 * @param after the movement that the page before ended with, 0 for the first page
 * @throws AppError `forbidden`
 */
export async function readBookPage(
  ctx: ShopContext,
  range: DayRange,
  { file, after }: { file: string; after: number },
): Promise<BookPage> {
  await authorizeNumbers(ctx, null);
  return readPage(ctx, range, bookOf(file), after);
}

function bookOf(file: string): BookFile {
  const book = bookFiles.find((one) => one.file === file);
  if (!book) throw new Error(`there is no book ${file}`);
  return book;
}

async function readPage(ctx: ShopContext, range: DayRange, book: BookFile, after: number): Promise<BookPage> {
  const zone = ctx.shop.settings.general.time_zone;
  const ids = await nextMovements(ctx, range, book, after);
  const found = ids.length > 0 ? await readRows(ctx, book, ids) : [];
  const rows = found.map((row) => bookRow(row, book, { zone, own: ctx.tenant.currency }));
  return { rows, after: ids.at(-1) ?? null };
}

function bookRow(
  row: Record<string, unknown>,
  { columns }: BookFile,
  { zone, own }: { zone: string; own: Currency },
): Record<string, string> {
  const exchange = row.exchange as Exchange | null;
  const cells: Record<string, string> = {
    Day: dayOf(new Date(String(row.at)), zone),
    Currency: String(row.currency),
    Rate: exchange?.rate ?? "1",
    "Own currency": own,
  };
  for (const [place, { heading, isAmount }] of columns.entries()) {
    const value = row[`c${place}`] ?? "";
    cells[heading] = isAmount ? formatMajor(Number(value), String(row.currency)) : String(value);
    if (!isAmount) continue;
    const minor = exchange ? exchangedBack(Number(value), exchange) : Number(value);
    cells[ownHeading(heading)] = formatMajor(minor, own);
  }
  return cells;
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
  const { rows } = await readDb(ctx.db).execute<{ id: string }>(sql`
    select m.id from ledger_movements m
    join orders o on o.tenant_id = m.tenant_id and o.id = m.order_id and o.shop_id = ${ctx.shop.id}
    where m.tenant_id = ${ctx.tenant.id} and m.id > ${after} and m.kind = any(${sql.param(kinds)}::text[])
      and m.created_at >= ${begins}::timestamptz and m.created_at < ${ends}::timestamptz
    order by m.id limit ${pageSize}`);
  return rows.map(({ id }) => Number(id));
}

async function readRows(ctx: ShopContext, { columns, from, order }: BookFile, ids: readonly number[]) {
  const values = columns.map(({ value }, place) => sql`${value} as ${sql.identifier(`c${place}`)}`);
  const { rows } = await readDb(ctx.db).execute<Record<string, unknown>>(sql`
    select m.created_at as at, o.currency, o.exchange, ${sql.join(values, sql`, `)}
    from ledger_movements m
    join orders o on o.tenant_id = m.tenant_id and o.id = m.order_id
    ${from}
    where m.tenant_id = ${ctx.tenant.id} and m.id = any(${sql.param(ids)}::bigint[])
    order by ${order}`);
  return rows;
}
