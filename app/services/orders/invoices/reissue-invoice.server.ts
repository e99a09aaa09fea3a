import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { rowsLeft } from "~/models/orders/invoice/credit-rows";
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
import { creditNotesOf, nextCreditNoteNumber } from "./issue-credit-note.server";
import { readInvoicePaper } from "./read-invoice-paper.server";
import { readTaxedRows } from "./read-taxed-rows.server";

/** An invoice as it was issued, and the rows of its credit notes. */
export type IssuedInvoice = {
  number: string;
  issuedAt: Date;
  paper: Paper;
  rows: TaxedRow[];
  credited: TaxedRow[];
};

/** The invoice of an order before it is edited; null where none was issued. */
export async function readIssuedInvoice(ctx: ShopContext, order: OrderRow): Promise<IssuedInvoice | null> {
  const { id, invoiceNumber: number, invoicedAt: issuedAt } = order;
  if (number === null || issuedAt === null) return null;
  return inOrderLanguage(ctx, id, async (own) => {
    const view = await loadOrder(own, id);
    if (!view?.invoice) return null;
    const paper = await readInvoicePaper(own, view, view.invoice);
    const credited = (await creditNotesOf(own, id, number)).flatMap((note) => note.rows);
    return { number, issuedAt, paper, rows: await readTaxedRows(own, id), credited };
  });
}

/**
 * Gives an edited order another invoice (rule orders-27): the one it had is kept as it was issued, and a
 * credit note takes back what is left of it. What was taken off that before is taken off the other one. The
 * order must be locked and written as it is now. From here to the end of the transaction others wait for the
 * sequences, so call it late.
 * @returns what its history says of that
 */
export async function reissueInvoice(
  ctx: ShopContext,
  { id: orderId, sellerId }: OrderRow,
  { before, version }: { before: IssuedInvoice; version: number },
): Promise<string> {
  const own = { tenantId: ctx.tenant.id, orderId, shopId: ctx.shop.id, sellerId };
  const { number, issuedAt, paper, rows, credited } = before;
  await ctx.db.insert(formerInvoices).values({ ...own, id: randomUUID(), number, issuedAt, paper });
  const credit = async (invoice: string, movement: string, taken: TaxedRow[]) => {
    const note = await nextCreditNoteNumber(ctx, sellerId);
    await ctx.db.insert(creditNotes).values({
      ...own,
      id: randomUUID(),
      number: note,
      invoiceNumber: invoice,
      movementKey: `${movement}:${orderId}:${version}`,
      issuedAt: ctx.now(),
      totalMinor: totalOfRows(taken),
      rows: taken,
    });
    return note;
  };
  const left = rowsLeft(rows, credited).filter((row) => totalOfRows([row]) !== 0);
  const note = await credit(number, "edit", left);
  const next = invoiceNumber(ctx.shop.settings.invoices.prefix, await nextInSequence(ctx, "invoice"));
  await ctx.db
    .update(orders)
    .set({ invoiceNumber: next, invoicedAt: ctx.now() })
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  if (credited.length > 0) await credit(next, "edit-kept", credited);
  return `Credit note ${note} takes invoice ${number} back, ${next} is new.`;
}
