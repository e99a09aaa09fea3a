import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { creditNoteNumber } from "~/models/orders/invoice/credit-note";
import { creditRows } from "~/models/orders/invoice/credit-rows";
import { totalOfRows } from "~/models/orders/invoice/taxed-rows";
import type { LinePieces } from "~/models/orders/shipment/take-pieces";
import { takenParts } from "~/models/payments/ledger/taken-parts";
import { creditNotes } from "~/tables/orders/credit-notes";
import { orders } from "~/tables/orders/orders";
import { sellers } from "~/tables/shops/tenants";
import { readOrderHistory } from "../../payments/ledger/read-order-history.server";
import { nextInSequence } from "../../shops/changes/next-in-sequence.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readTaxedRows } from "./read-taxed-rows.server";

/**
 * Corrects the invoice of an order by what a movement of the ledger took off its sale, once (rule orders-27):
 * a refund, or what was canceled. Nothing where the order has no invoice, or nothing was taken. The order
 * must be locked. From here to the end of the transaction others wait for the sequence, so call it late.
 * @param movement `pieces` it is about, where it is about pieces
 */
export async function issueCreditNote(
  ctx: ShopContext,
  orderId: string,
  { key, pieces }: { key: string; pieces: readonly LinePieces[] | null },
): Promise<void> {
  const [order] = await ctx.db
    .select({ invoiceNumber: orders.invoiceNumber, sellerId: orders.sellerId })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  if (!order || order.invoiceNumber === null) return;
  const taken = takenParts(await readOrderHistory(ctx, orderId), key);
  if (!taken) return;
  // An edited order has another invoice; what took the former one back is no part of it.
  const earlier = await creditNotesOf(ctx, orderId, order.invoiceNumber);
  if (earlier.some(({ movementKey }) => movementKey === key)) return;
  const rows = creditRows(
    await readTaxedRows(ctx, orderId),
    earlier.flatMap((note) => note.rows),
    { pieces, isRest: taken.isRest, parts: taken.parts },
  );
  await ctx.db.insert(creditNotes).values({
    tenantId: ctx.tenant.id,
    orderId,
    id: randomUUID(),
    shopId: ctx.shop.id,
    sellerId: order.sellerId,
    number: await nextCreditNoteNumber(ctx, order.sellerId),
    invoiceNumber: order.invoiceNumber,
    movementKey: key,
    issuedAt: ctx.now(),
    totalMinor: totalOfRows(rows),
    rows,
  });
}

/** The credit notes of an order's invoice, the first one first. */
export const creditNotesOf = (ctx: ShopContext, orderId: string, invoice: string) =>
  ctx.db
    .select({ rows: creditNotes.rows, movementKey: creditNotes.movementKey })
    .from(creditNotes)
    .where(
      and(
        eq(creditNotes.tenantId, ctx.tenant.id),
        eq(creditNotes.orderId, orderId),
        eq(creditNotes.invoiceNumber, invoice),
      ),
    )
    .orderBy(asc(creditNotes.issuedAt));

/** The next number of who invoices: the seller in a marketplace, else the shop. */
export async function nextCreditNoteNumber(ctx: ShopContext, sellerId: string): Promise<string> {
  const { credit_prefix: prefix } = ctx.shop.settings.invoices;
  const [seller] =
    ctx.shop.type === "marketplace"
      ? await ctx.db
          .select({ code: sellers.code })
          .from(sellers)
          .where(
            and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.id, sellerId), eq(sellers.isHouse, false)),
          )
      : [];
  if (!seller) return creditNoteNumber(prefix, "", await nextInSequence(ctx, "credit_note"));
  return creditNoteNumber(prefix, seller.code, await nextInSequence(ctx, `credit_note:${sellerId}`));
}
