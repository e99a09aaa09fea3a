import { strToU8, Zip, ZipDeflate } from "fflate";
import { z } from "zod";
import { type DayRange, dayRange } from "~/models/numbers/day-range";
import { zonedMomentMs } from "~/models/platform/date/zoned-moment";
import { AppError } from "~/models/platform/error/app-error";
import {
  countInvoices,
  type InvoiceCursor,
  type InvoiceSpan,
  listInvoices,
} from "../../orders/invoices/list-invoices.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ExportFile } from "./export-file";

/** Invoices of a step, and most of a file (rule numbers-8). */
const stepInvoices = 100;
const mostInvoices = 20_000;

const cursorSchema = z.object({ at: z.string(), id: z.string() });
const pageSchema = z.object({ name: z.string(), issuedAt: z.string(), html: z.string() });

/**
 * The invoices of a time, each a page of its own; they are kept as rows and read as a ZIP (see `zipPages`).
 */
export const invoicesFile: ExportFile = {
  columns: () => ["name", "issuedAt", "html"],
  async read(ctx, { from = "", to = "" }, cursor) {
    const after: InvoiceCursor | null = cursor === null ? null : cursorSchema.parse(cursor);
    const found = await listInvoices(ctx, spanOf(ctx, dayRange(from, to)), { after, limit: stepInvoices });
    const rows = found.map(({ name, issuedAt, html }) => ({ name, issuedAt: issuedAt.toISOString(), html }));
    return { rows, cursor: found.length < stepInvoices ? null : (found.at(-1)?.cursor ?? null) };
  },
};

/** Refuses days of more invoices than a file may hold. @throws AppError `invalid` */
export async function limitInvoices(ctx: ShopContext, days: DayRange): Promise<void> {
  const count = await countInvoices(ctx, spanOf(ctx, days));
  if (count > mostInvoices)
    throw new AppError(
      "invalid",
      `These days have ${count.toLocaleString("en")} invoices. Ask for days with at most ${mostInvoices.toLocaleString("en")}.`,
      "to",
    );
}

function spanOf({ shop }: ShopContext, { from, to }: DayRange): InvoiceSpan {
  const zone = shop.settings.general.time_zone;
  return { from: new Date(zonedMomentMs(from, zone)), before: new Date(zonedMomentMs(to, zone, "ends")) };
}

/**
 * The ZIP of pages that are kept as rows of JSON, made while it is read, so that it needs little memory.
 * @param pieces rows, a JSON object a line
 */
export async function* zipPages(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for await (const piece of pieces) {
    for (const line of piece.split("\n").filter(Boolean)) {
      const { name, issuedAt, html } = pageSchema.parse(JSON.parse(line));
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = new Date(issuedAt);
      zip.add(file);
      file.push(strToU8(html), true);
    }
    yield* made;
    made = [];
  }
  zip.end();
  yield* made;
}
