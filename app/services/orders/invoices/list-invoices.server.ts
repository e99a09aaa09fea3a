// @public

import { type SQL, sql } from "drizzle-orm";
import { invoiceHtml } from "~/models/orders/invoice/invoice-html";
import { plainFileName } from "~/models/orders/papers/paper-kind";
import { AppError } from "~/models/platform/error/app-error";
import { can } from "~/models/shops/actors/can";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { textsOf } from "../../shops/texts/texts-of.server";
import { inOrderLanguage } from "../reading/in-order-language.server";
import { loadOrder } from "../reading/load-order.server";
import { orderSubject } from "../states/order-subject";
import { loadFormerInvoice } from "./load-former-invoice.server";
import { readCreditNotePapers, readInvoicePaper } from "./read-invoice-paper.server";

/** Moments between which invoices were issued: the first included, the last not. */
export type InvoiceSpan = { from: Date; before: Date };

/** Where a page of invoices ended: when the last was issued, as PostgreSQL writes it, and its id. */
export type InvoiceCursor = { at: string; id: string };

/** An invoice as a file of its own. */
export type InvoiceFile = { name: string; html: string; issuedAt: Date; cursor: InvoiceCursor };

/**
 * The invoices and credit notes of the shop that were issued in a time, the earliest first, each as a page
 * that prints (rule numbers-8). An actor of one seller gets those of that seller's orders.
 * @throws AppError `forbidden`
 */
export async function listInvoices(
  ctx: ShopContext,
  span: InvoiceSpan,
  { after, limit }: { after: InvoiceCursor | null; limit: number },
): Promise<InvoiceFile[]> {
  const follows = after ? sql`where (at, id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await ctx.db.execute<{ id: string; orderId: string; note: string | null; at: string }>(sql`
    select id, order_id as "orderId", note, at::text as at from (${await issuedIn(ctx, span)}) issued ${follows}
    order by issued.at, issued.id limit ${limit}`);
  const files: InvoiceFile[] = [];
  for (const { id, orderId, note, at } of rows) {
    const found = await inOrderLanguage(ctx, orderId, (own) => readIssued(own, orderId, note));
    if (!found) continue;
    const { number, order, paper, language } = found;
    files.push({
      name: fileName(number, order.incrementId),
      html: invoiceHtml(paper, ctx.shop.settings.active_theme, language),
      issuedAt: new Date(at),
      cursor: { at, id },
    });
  }
  return files;
}

/** The paper of an order's invoice, or of its credit note or former invoice of a number. */
async function readIssued(ctx: ShopContext, orderId: string, note: string | null) {
  const order = await loadOrder(ctx, orderId);
  const { language } = textsOf(ctx.shop);
  if (!order?.invoice) return null;
  if (note === null)
    return {
      order,
      language,
      number: order.invoice.number,
      paper: await readInvoicePaper(ctx, order, order.invoice),
    };
  const former = await loadFormerInvoice(ctx, orderId, note);
  if (former) return { order, language, number: note, paper: former };
  const at = order.creditNotes.findIndex(({ number }) => number === note);
  const paper = (await readCreditNotePapers(ctx, order))[at];
  return paper ? { order, language, number: note, paper } : null;
}

/** How many invoices and credit notes {@link listInvoices} lists of a time. @throws AppError `forbidden` */
export async function countInvoices(ctx: ShopContext, span: InvoiceSpan): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: string }>(
    sql`select count(*) as count from (${await issuedIn(ctx, span)}) issued`,
  );
  return Number(rows[0]?.count ?? 0);
}

/** What was issued in a time, in the reach of the actor: `note` is null for an invoice. */
async function issuedIn(ctx: ShopContext, { from, before }: InvoiceSpan): Promise<SQL> {
  const actor = await ctx.actor();
  const ownSeller = sellerOfActor(actor);
  const owners = {
    tenantId: ctx.tenant.id,
    shopId: ctx.shop.id,
    sellerId: ownSeller ?? ctx.shop.sellerId,
    id: "",
    customerId: null,
    sessionHash: null,
  };
  if (!can(actor, "view", orderSubject(owners))) throw new AppError("forbidden", "You may not view orders.");
  const own = ownSeller === null ? sql`` : sql`and seller_id = ${ownSeller}`;
  return sql`
    select id, id as order_id, null::text as note, invoiced_at as at from orders
    where tenant_id = ${ctx.tenant.id} and shop_id = ${ctx.shop.id} ${own} and invoice_number is not null
      and invoiced_at >= ${from} and invoiced_at < ${before}
    union all
    select id, order_id, number, issued_at from credit_notes
    where tenant_id = ${ctx.tenant.id} and shop_id = ${ctx.shop.id} ${own}
      and issued_at >= ${from} and issued_at < ${before}
    union all
    select id, order_id, number, issued_at from former_invoices
    where tenant_id = ${ctx.tenant.id} and shop_id = ${ctx.shop.id} ${own}
      and issued_at >= ${from} and issued_at < ${before}`;
}

/**
 * The invoice's number as a name of a file; with the order's where the number has signs that no name may
 * have.
 */
function fileName(number: string, orderNumber: string): string {
  const name = plainFileName(number);
  return `${name === number ? name : `${name}-${orderNumber}`}.html`;
}
