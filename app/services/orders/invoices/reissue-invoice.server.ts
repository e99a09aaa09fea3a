import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { invoiceNumber } from "~/models/orders/invoice/invoice";
import type { TaxedRow } from "~/models/orders/invoice/taxed-row";
import { totalOfRows } from "~/models/orders/invoice/taxed-rows";
import type { Paper } from "~/models/platform/paper/paper";
import { creditNotes } from "~/tables/orders/credit-notes";
import { formerInvoices } from "~/tables/orders/former-invoices";
import { orders } from "~/tables/orders/orders";
import type { OrderRow } from "../../selling/held-order";
import { nextInSequence } from "../../shops/changes/next-in-sequence.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { inOrderLanguage } from "../reading/in-order-language.server";
import { loadOrder } from "../reading/load-order.server";
import { nextCreditNoteNumber } from "./issue-credit-note.server";
import { readInvoicePaper } from "./read-invoice-paper.server";
import { readTaxedRows } from "./read-taxed-rows.server";

/** An invoice as it was issued. */
export type IssuedInvoice = { number: string; issuedAt: Date; paper: Paper; rows: TaxedRow[] };

/** The invoice of an order before it is edited; null where none was issued. */
export async function readIssuedInvoice(ctx: ShopContext, order: OrderRow): Promise<IssuedInvoice | null> {
  const { id, invoiceNumber: number, invoicedAt: issuedAt } = order;
  if (number === null || issuedAt === null) return null;
  return inOrderLanguage(ctx, id, async (own) => {
    const view = await loadOrder(own, id);
    if (!view?.invoice) return null;
    const paper = await readInvoicePaper(own, view, view.invoice);
    return { number, issuedAt, paper, rows: await readTaxedRows(own, id) };
  });
}

/**
 * Gives an edited order another invoice (rule orders-27): the one it had is kept as it was issued, and a
 * credit note takes all of it back. The order must be locked and written as it is now. From here to the end
 * of the transaction others wait for the sequences, so call it late.
 * @returns what its history says of that
 */
export async function reissueInvoice(
  ctx: ShopContext,
  { id: orderId, sellerId }: OrderRow,
  { before, version }: { before: IssuedInvoice; version: number },
): Promise<string> {
  const own = { tenantId: ctx.tenant.id, orderId, shopId: ctx.shop.id, sellerId };
  const { number, issuedAt, paper, rows } = before;
  await ctx.db.insert(formerInvoices).values({ ...own, id: randomUUID(), number, issuedAt, paper });
  const credit = await nextCreditNoteNumber(ctx, sellerId);
  await ctx.db.insert(creditNotes).values({
    ...own,
    id: randomUUID(),
    number: credit,
    invoiceNumber: number,
    movementKey: `edit:${orderId}:${version}`,
    issuedAt: ctx.now(),
    totalMinor: totalOfRows(rows),
    rows,
  });
  const next = invoiceNumber(ctx.shop.settings.invoices.prefix, await nextInSequence(ctx, "invoice"));
  await ctx.db
    .update(orders)
    .set({ invoiceNumber: next, invoicedAt: ctx.now() })
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  return `Credit note ${credit} takes invoice ${number} back, ${next} is new.`;
}
