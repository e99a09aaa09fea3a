import { and, asc, eq } from "drizzle-orm";
import type { CreditNoteView } from "~/models/orders/invoice/credit-note";
import { formatDate } from "~/models/platform/date/format-date";
import { creditNotes } from "~/tables/orders/credit-notes";
import { formerInvoices } from "~/tables/orders/former-invoices";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The credit notes of an order, the first first (rule orders-27). */
export async function loadCreditNotes(ctx: ShopContext, orderId: string): Promise<CreditNoteView[]> {
  const rows = await ctx.db
    .select({ note: creditNotes, invoicedAt: formerInvoices.issuedAt })
    .from(creditNotes)
    .leftJoin(
      formerInvoices,
      and(
        eq(formerInvoices.tenantId, creditNotes.tenantId),
        eq(formerInvoices.orderId, creditNotes.orderId),
        eq(formerInvoices.number, creditNotes.invoiceNumber),
      ),
    )
    .where(and(eq(creditNotes.tenantId, ctx.tenant.id), eq(creditNotes.orderId, orderId)))
    .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.number));
  const dayText = (at: Date) => formatDate(at, ctx.shop.settings.general.time_zone);
  return rows.map(({ note: { number, invoiceNumber, issuedAt, totalMinor, rows: taxed }, invoicedAt }) => ({
    number,
    invoiceNumber,
    invoicedOnText: invoicedAt ? dayText(invoicedAt) : "",
    issuedAt: issuedAt.toISOString(),
    issuedOnText: dayText(issuedAt),
    totalMinor,
    rows: taxed,
  }));
}
