import { z } from "zod";
import { bookKinds, type ExportKind } from "~/models/bulk/bulk-kinds";
import { dayRange } from "~/models/numbers/day-range";
import { searchCustomers } from "../../accounts/owned-customers/search-customers.server";
import { listMissedSearches, type MissedWords } from "../../numbers/list-missed-searches.server";
import { bookColumns, readBookPage } from "../../numbers/write-books.server";
import { productsFile, stockFile } from "./catalogue-files.server";
import type { ExportFile } from "./export-file";
import { invoicesFile } from "./invoice-files.server";
import { linesFile, ordersFile } from "./order-files.server";

/** Customers of a step. */
const stepCustomers = 1000;

const customersFile: ExportFile = {
  columns: () => [
    "id",
    "email",
    "firstName",
    "lastName",
    "nickName",
    "group",
    "isRestricted",
    "isVerified",
    "tags",
    "note",
    "isTaxExempt",
    "taxExemptReason",
    "createdAt",
  ],
  async read(ctx, _options, cursor) {
    const after = typeof cursor === "number" ? cursor : null;
    const found = await searchCustomers(ctx, {}, { after, limit: stepCustomers });
    const rows = found.map(({ createdAt, tags, ...one }) => ({
      ...one,
      tags: tags.join("|"),
      createdAt: createdAt.toISOString(),
    }));
    return { rows, cursor: found.length < stepCustomers ? null : (found.at(-1)?.id ?? null) };
  },
};

/** Searches of a step. */
const stepSearches = 2000;
const searchCursor = z.object({ day: z.string().nullable(), words: z.string(), searches: z.number() });

/** What shoppers searched for and did not find, by day (rule numbers-7). */
const searchesFile: ExportFile = {
  columns: () => ["day", "words", "searches"],
  async read(ctx, { from = "", to = "" }, cursor) {
    const after: MissedWords | null = cursor === null ? null : searchCursor.parse(cursor);
    const asked = { ...dayRange(from, to), by: "day" } as const;
    const rows = await listMissedSearches(ctx, asked, { after, limit: stepSearches });
    return { rows, cursor: rows.length < stepSearches ? null : (rows.at(-1) ?? null) };
  },
};

/** A file of the books (rule numbers-6), whose kind names it. */
const bookFile = (kind: (typeof bookKinds)[number]): ExportFile => {
  const file = `${kind.slice("books-".length)}.csv`;
  return {
    columns: () => bookColumns(file),
    async read(ctx, { from = "", to = "" }, cursor) {
      const after = typeof cursor === "number" ? cursor : 0;
      const { rows, after: next } = await readBookPage(ctx, dayRange(from, to), { file, after });
      return { rows, cursor: next };
    },
  };
};

const files: Record<Exclude<ExportKind, (typeof bookKinds)[number]>, ExportFile> = {
  orders: ordersFile,
  lines: linesFile,
  customers: customersFile,
  products: productsFile,
  stocks: stockFile,
  searches: searchesFile,
  invoices: invoicesFile,
};

/** How a file of a kind is read. */
export function exportFileOf(kind: ExportKind): ExportFile {
  const book = bookKinds.find((one) => one === kind);
  return book ? bookFile(book) : files[kind as keyof typeof files];
}
