import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { conversionPermille } from "~/models/numbers/cart-figures";
import { dayRange } from "~/models/numbers/day-range";
import { salesCsv } from "~/models/numbers/sales-csv";
import {
  averageOrderMinor,
  isSalesDimension,
  salesDimensions,
  sumSales,
} from "~/models/numbers/sales-figures";
import { boughtPermille, sumVisitors } from "~/models/numbers/visitors/visitor-figures";
import { formatMoney } from "~/models/platform/money/format-money";
import { formatSheet } from "~/models/platform/text/csv-text";
import { listMissedSearches, type MissedWords } from "~/services/numbers/list-missed-searches.server";
import { listStockToReorder } from "~/services/numbers/list-stock-to-reorder.server";
import { readCartFigures } from "~/services/numbers/read-cart-figures.server";
import { readSales } from "~/services/numbers/read-sales.server";
import { readVisitorDays } from "~/services/numbers/read-visitor-days.server";
import { writeBooks } from "~/services/numbers/write-books.server";
import { findSellerOfLedger } from "~/services/payments/ledger/find-seller-of-ledger.server";
import { type Command, UsageError } from "./command";
import { findShop, withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

/**
 * `numbers sales|visitors|carts|searches|reorder|books --client acme`: what a shop sold, and what an
 * accountant needs.
 */
async function run([action = "", ...args]: string[]): Promise<void> {
  switch (action) {
    case "sales":
      return printSales(args);
    case "visitors":
      return printVisitors(args);
    case "carts":
      return printCarts(args);
    case "searches":
      return printSearches(args);
    case "reorder":
      return printReorder(args);
    case "books":
      return writeFiles(args);
    default:
      throw new UsageError(
        "say numbers sales, numbers visitors, numbers carts, numbers searches, numbers reorder or numbers books",
      );
  }
}

/** See {@link run}. */
export const numbers: Command = {
  name: "numbers",
  usage: `
  numbers sales --client acme --from 2026-03-01 --to 2026-03-31 [--by ${salesDimensions.join("|")}] [--seller potter]
                                                               print sales as CSV, by day by default
  numbers visitors --client acme --from 2026-03-01 --to 2026-03-31
                                                               print as CSV how many came and bought on each day
  numbers carts --client acme --from 2026-03-01 --to 2026-03-31 show how many carts became orders
  numbers searches --client acme --from 2026-03-01 --to 2026-03-31 [--by day]
                                                               print as CSV what was searched for and not found
  numbers reorder --client acme [--days 30] [--cover 14]       list stock that will run out, judging by its sales
  numbers books --client acme --from 2026-01-01 --to 2026-03-31 <folder>
                                                               write orders, lines, taxes, refunds and fees as CSV`,
  run,
};

const range = ["client", "from", "to"];
/** Rows of searches that are read at once. */
const searchesAtOnce = 1000;

async function printSales(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: range, optional: ["by", "seller"] });
  const { by = "day", seller } = options;
  if (!isSalesDimension(by)) throw new UsageError(`--by is one of ${salesDimensions.join(", ")}`);
  const days = dayRange(options.from ?? "", options.to ?? "");
  await withShops("numbers", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const sellerId = seller === undefined ? null : await findSellerOfLedger(ctx, seller);
    const rows = await readSales(ctx, { ...days, by, sellerId });
    say(salesCsv(by, rows, ctx.tenant.currency).trimEnd());
    const average = by === "day" ? averageOrderMinor(sumSales(rows)) : null;
    if (average !== null) say(`The average order was ${formatMoney(average, ctx.tenant.currency)}`);
  });
}

async function printVisitors(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: range });
  const days = dayRange(options.from ?? "", options.to ?? "");
  await withShops("numbers", async ({ base, say }) => {
    const counted = await readVisitorDays(await findShop(base, options.client ?? ""), days);
    const rows = counted.map(({ day, visitors, bought }) => [day, String(visitors), String(bought)]);
    say(formatSheet([["Day", "Visitors", "Bought"], ...rows]).trimEnd());
    const permille = boughtPermille(sumVisitors(counted));
    if (permille !== null) say(`${(permille / 10).toFixed(1)} % of the visitors bought`);
  });
}

async function printCarts(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: range });
  const days = dayRange(options.from ?? "", options.to ?? "");
  await withShops("numbers", async ({ base, say }) => {
    const figures = await readCartFigures(await findShop(base, options.client ?? ""), days);
    const permille = conversionPermille(figures);
    say(`${figures.placed} orders were placed`);
    say(`${figures.abandoned} carts were left behind, ${figures.withEmail} of them with a known email`);
    if (permille !== null) say(`${(permille / 10).toFixed(1)} % of the carts became orders`);
  });
}

async function printSearches(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: range, optional: ["by"] });
  const { by = "words" } = options;
  if (by !== "day" && by !== "words") throw new UsageError("--by is day or words");
  const asked = { ...dayRange(options.from ?? "", options.to ?? ""), by } as const;
  await withShops("numbers", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    say(formatSheet([[...(by === "day" ? ["Day"] : []), "Words", "Searches"]]).trimEnd());
    let page: MissedWords[] = [];
    do {
      page = await listMissedSearches(ctx, asked, { after: page.at(-1) ?? null, limit: searchesAtOnce });
      for (const { day, words, searches } of page)
        say(formatSheet([[...(day === null ? [] : [day]), words, String(searches)]]).trimEnd());
    } while (page.length === searchesAtOnce);
  });
}

async function printReorder(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"], optional: ["days", "cover"] });
  const daysOf = (name: string, fallback: number): number => {
    const days = Number(options[name] ?? fallback);
    if (!Number.isInteger(days) || days < 1 || days > 366)
      throw new UsageError(`--${name} is a number of days from 1 to 366`);
    return days;
  };
  const terms = { soldDays: daysOf("days", 30), coverDays: daysOf("cover", 14) };
  await withShops("numbers", async ({ base, say }) => {
    const found = await listStockToReorder(await findShop(base, options.client ?? ""), terms);
    if (found.length === 0) say(`All stock that sells will last ${terms.coverDays} days`);
    for (const { sku, name, available, lastsDays, orderQty } of found)
      say(`${sku}  ${name}: ${available} left, lasts ${lastsDays} days; order ${orderQty}`);
  });
}

async function writeFiles(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: range }, ["<folder>"]);
  const days = dayRange(options.from ?? "", options.to ?? "");
  const folder = resolve(rest[0] ?? "");
  await withShops("numbers", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    await mkdir(folder, { recursive: true });
    const begun = new Set<string>();
    const counts = await writeBooks(ctx, days, async (file, text) => {
      const path = join(folder, file);
      await (begun.has(file) ? appendFile(path, text) : writeFile(path, text, { mode: 0o600 }));
      begun.add(file);
    });
    for (const [file, count] of Object.entries(counts)) say(`${join(folder, file)} holds ${count} rows`);
  });
}
