// @public

import { and, asc, eq, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { invoiceHtml } from "~/models/orders/invoice/invoice-html";
import { AppError } from "~/models/platform/error/app-error";
import { can } from "~/models/shops/actors/can";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { orders } from "~/tables/orders/orders";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { textsOf } from "../../shops/texts/texts-of.server";
import { inOrderLanguage } from "../reading/in-order-language.server";
import { loadOrder } from "../reading/load-order.server";
import { orderSubject } from "../states/order-subject";
import { readInvoicePaper } from "./read-invoice-paper.server";

/** Moments between which invoices were issued: the first included, the last not. */
export type InvoiceSpan = { from: Date; before: Date };

/** Where a page of invoices ended: when the last was issued, as PostgreSQL writes it, and its order. */
export type InvoiceCursor = { at: string; id: string };

/** An invoice as a file of its own. */
export type InvoiceFile = { name: string; html: string; issuedAt: Date; cursor: InvoiceCursor };

/**
 * The invoices of the shop that were issued in a time, the earliest first, each as a page that prints (rule
 * numbers-8). An actor of one seller gets those of that seller's orders.
 * @throws AppError `forbidden`
 */
export async function listInvoices(
  ctx: ShopContext,
  span: InvoiceSpan,
  { after, limit }: { after: InvoiceCursor | null; limit: number },
): Promise<InvoiceFile[]> {
  const follows = after
    ? sql`(${orders.invoicedAt}, ${orders.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
    : undefined;
  const found = await ctx.db
    .select({ id: orders.id, invoicedAt: orders.invoicedAt, at: sql<string>`${orders.invoicedAt}::text` })
    .from(orders)
    .where(and(...(await conditionsOf(ctx, span)), follows))
    .orderBy(asc(orders.invoicedAt), asc(orders.id))
    .limit(limit);
  const files: InvoiceFile[] = [];
  for (const { id, at, invoicedAt } of found) {
    const found = await inOrderLanguage(ctx, id, (own) => readInvoice(own, id));
    if (!found) continue;
    const { invoice, order, paper, language } = found;
    files.push({
      name: fileName(invoice.number, order.incrementId),
      html: invoiceHtml(paper, ctx.shop.settings.active_theme, language),
      issuedAt: invoicedAt ?? new Date(order.createdAt),
      cursor: { at, id },
    });
  }
  return files;
}

async function readInvoice(ctx: ShopContext, orderId: string) {
  const order = await loadOrder(ctx, orderId);
  const { language } = textsOf(ctx.shop);
  return order?.invoice
    ? { order, language, invoice: order.invoice, paper: await readInvoicePaper(ctx, order, order.invoice) }
    : null;
}

/** How many invoices {@link listInvoices} lists of a time. @throws AppError `forbidden` */
export const countInvoices = async (ctx: ShopContext, span: InvoiceSpan): Promise<number> =>
  ctx.db.$count(orders, and(...(await conditionsOf(ctx, span))));

async function conditionsOf(ctx: ShopContext, { from, before }: InvoiceSpan): Promise<(SQL | undefined)[]> {
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
  return [
    eq(orders.tenantId, ctx.tenant.id),
    eq(orders.shopId, ctx.shop.id),
    ownSeller === null ? undefined : eq(orders.sellerId, ownSeller),
    isNotNull(orders.invoiceNumber),
    gte(orders.invoicedAt, from),
    lt(orders.invoicedAt, before),
  ];
}

/**
 * The invoice's number as a name of a file; with the order's where the number has signs that no name may
 * have.
 */
function fileName(number: string, orderNumber: string): string {
  const name = number.replace(/[^\p{L}\p{N}._-]/gu, "-").replace(/^\.+/, "");
  return `${name === number ? name : `${name}-${orderNumber}`}.html`;
}
