import { and, asc, eq } from "drizzle-orm";
import type { CreditNoteView } from "~/models/orders/invoice/credit-note";
import { formatDate } from "~/models/platform/date/format-date";
import { creditNotes } from "~/tables/orders/credit-notes";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The credit notes of an order, the first first (rule orders-27). */
export async function loadCreditNotes(ctx: ShopContext, orderId: string): Promise<CreditNoteView[]> {
  const rows = await ctx.db
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.tenantId, ctx.tenant.id), eq(creditNotes.orderId, orderId)))
    .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.number));
  return rows.map(({ number, invoiceNumber, issuedAt, totalMinor, rows: taxed }) => ({
    number,
    invoiceNumber,
    issuedAt: issuedAt.toISOString(),
    issuedOnText: formatDate(issuedAt, ctx.shop.settings.general.time_zone),
    totalMinor,
    rows: taxed,
  }));
}
