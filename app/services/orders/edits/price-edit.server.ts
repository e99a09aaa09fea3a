// @public

import { and, count, eq, isNull, ne } from "drizzle-orm";
import { checkChoices, noChoices } from "~/models/catalogue/options/line-choices";
import { optionFeeMinor } from "~/models/catalogue/options/option-fees";
import { editRefusal } from "~/models/orders/edit/edit-refusal";
import {
  type EditableLine,
  type EditedLine,
  editedLines,
  type OrderEdit,
} from "~/models/orders/edit/order-edit";
import { AppError } from "~/models/platform/error/app-error";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import type { CheckoutDraft } from "~/models/selling/checkout/checkout-draft";
import { quotes } from "~/tables/checkout/quotes";
import { orderItems, orders } from "~/tables/orders/orders";
import { refunds } from "~/tables/orders/payments";
import { returnRequests } from "~/tables/orders/return-requests";
import { shipments } from "~/tables/orders/shipments";
import { discountUses } from "~/tables/selling/discount-uses";
import { findVisitorCustomer } from "../../accounts/find-visitor-customer.server";
import { priceLines } from "../../selling/cart-page/price-lines.server";
import { readCartProducts, readProductsBySku } from "../../selling/cart-page/read-cart-lines.server";
import type { OrderRow } from "../../selling/held-order";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A row of an order's lines. */
export type ItemRow = typeof orderItems.$inferSelect;

/** An order as an edit would make it, priced by the pipeline; nothing is written. */
export type PricedEdit = {
  order: OrderRow;
  items: ItemRow[];
  lines: EditedLine[];
  draft: CheckoutDraft;
  summary: CartSummary;
};

/** Why an order cannot be edited now (rule order-edits-1); empty for one that can. */
export async function readEditRefusal(ctx: ShopContext, order: OrderRow): Promise<string> {
  const of = <Table extends typeof orderItems | typeof shipments | typeof returnRequests | typeof refunds>(
    table: Table,
  ) => and(eq(table.tenantId, ctx.tenant.id), eq(table.orderId, order.id));
  const [together] = await ctx.db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.groupId, order.groupId)));
  const [sent] = await ctx.db.select({ id: shipments.id }).from(shipments).where(of(shipments)).limit(1);
  const [asked] = await ctx.db
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .where(of(returnRequests))
    .limit(1);
  const [canceled] = await ctx.db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(of(orderItems), ne(orderItems.canceledQty, 0)))
    .limit(1);
  const made = await ctx.db.select({ returned: refunds.returned }).from(refunds).where(of(refunds));
  return editRefusal({
    status: order.status,
    redeemedMinor: order.redeemedMinor,
    market: order.market,
    placedTogether: together?.count ?? 1,
    isBegun: Boolean(sent ?? asked ?? canceled) || made.some(({ returned }) => returned !== "edited order"),
  });
}

/**
 * Prices an order as an edit would make it (rules order-edits-2 and order-edits-3). It only reads.
 * @throws AppError `conflict` for an order that cannot be edited or a line that cannot be had, `invalid` for
 * what the edit asks for
 */
export async function priceEdit(ctx: ShopContext, order: OrderRow, edit: OrderEdit): Promise<PricedEdit> {
  const refusal = await readEditRefusal(ctx, order);
  if (refusal) throw new AppError("conflict", refusal);
  const items = await ctx.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, ctx.tenant.id), eq(orderItems.orderId, order.id)))
    .orderBy(orderItems.id);
  const lines = editedLines(
    items.map(editableOf),
    edit,
    await readAdded(ctx, order, edit),
    order.status !== "pending",
  );
  const draft = draftOf(order, edit);
  const { summary } = await priceLines(ctx, {
    sellerId: order.sellerId,
    visitor: { sessionHash: null, customer: await findVisitorCustomer(ctx, order.customerId), cartId: null },
    lines: await withoutFees(ctx, order, lines),
    draft,
    couponCodes: await readCodes(ctx, order),
    order: { id: order.id, reserved: reservedBy(items) },
  });
  checkSummary(ctx, order, lines, summary, edit);
  return { order, items, lines, draft, summary };
}

const editableOf = (item: ItemRow): EditableLine => ({ ...item, productId: item.productId ?? 0 });

/** The products that are added, by SKU. */
async function readAdded(ctx: ShopContext, { sellerId }: OrderRow, { add = [] }: OrderEdit) {
  const found = await readProductsBySku(
    ctx,
    add.map(({ sku }) => sku),
    sellerId,
  );
  return new Map(
    found.map((product) => [
      product.sku,
      {
        productId: product.productId,
        needsShipping: !product.nonShippable,
        needsChoices:
          product.classCode === "variable_product" ||
          product.classCode === "grouped" ||
          checkChoices(product.optionSet, noChoices).problems !== null,
      },
    ]),
  );
}

/** What was agreed on is kept with the fees of its options; the pipeline adds these itself. */
async function withoutFees(ctx: ShopContext, order: OrderRow, lines: readonly EditedLine[]) {
  const isQuoted = await isOfQuote(ctx, order);
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = new Map(
    (await readCartProducts(ctx, ids, order.sellerId)).map((one) => [one.productId, one]),
  );
  return lines.map(({ id, agreedMinor, wasQty, ...line }) => {
    const product = products.get(line.productId);
    const feeMinor = product ? optionFeeMinor(product.optionSet, line.lineData.options) : 0;
    return {
      ...line,
      itemId: id,
      isQuoted: isQuoted && agreedMinor !== null,
      agreedMinor: agreedMinor === null ? null : Math.max(0, agreedMinor - feeMinor),
      takesLower: line.qty > wasQty,
    };
  });
}

const draftOf = (order: OrderRow, edit: OrderEdit): CheckoutDraft => {
  const shippingAddress = edit.shippingAddress ?? order.shippingAddress;
  const code = edit.shippingMethodCode ?? order.shippingMethod?.code;
  return {
    email: edit.email ?? order.email,
    billingAddress: edit.billingAddress ?? order.billingAddress,
    ...(shippingAddress ? { shippingAddress } : {}),
    ...(code ? { shippingMethodCode: code } : {}),
  };
};

/** The codes that gave the order its discounts. */
async function readCodes(ctx: ShopContext, { id }: OrderRow): Promise<string[]> {
  const used = await ctx.db
    .select({ code: discountUses.code })
    .from(discountUses)
    .where(
      and(
        eq(discountUses.tenantId, ctx.tenant.id),
        eq(discountUses.orderId, id),
        isNull(discountUses.releasedAt),
      ),
    );
  return [...new Set(used.flatMap(({ code }) => code ?? []))];
}

/** Whether its prices were agreed on in a quote: no discount is taken off them (rule quotes-2). */
async function isOfQuote(ctx: ShopContext, { id }: OrderRow): Promise<boolean> {
  const [quote] = await ctx.db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.tenantId, ctx.tenant.id), eq(quotes.orderId, id)))
    .limit(1);
  return quote !== undefined;
}

function reservedBy(items: readonly ItemRow[]): Map<number, number> {
  const reserved = new Map<number, number>();
  for (const { stockItemId, qty } of items)
    if (stockItemId !== null) reserved.set(stockItemId, (reserved.get(stockItemId) ?? 0) + qty);
  return reserved;
}

function checkSummary(
  ctx: ShopContext,
  order: OrderRow,
  lines: readonly EditedLine[],
  summary: CartSummary,
  edit: OrderEdit,
): void {
  const [refused] = [...summary.invalidItems, ...summary.items.filter(({ problem }) => problem !== "")];
  if (refused) throw new AppError("out_of_stock", `${refused.sku}: ${refused.problem}.`, "add");
  const known = new Set(summary.items.map(({ itemId }) => itemId));
  if (lines.some(({ id, autoAddedBy }) => autoAddedBy === null && !known.has(id)))
    throw new AppError(
      "conflict",
      "A product of this order is no longer in the shop, so the order cannot be priced again. Cancel or refund lines instead.",
    );
  if (!summary.needsShipping) return;
  const country = (edit.shippingAddress ?? order.shippingAddress)?.country ?? "";
  if (!ctx.shop.settings.checkout_countries.includes(country))
    throw new AppError("invalid", "We don’t deliver to this country.", "country");
  const [refusal] = summary.shippingRefusals;
  if (refusal) throw new AppError("conflict", refusal, edit.shippingAddress ? "address_line1" : "add");
  if (!summary.shippingMethod)
    throw new AppError(
      "conflict",
      `${order.shippingMethod?.title || "The shipping method"} does not take this order there. Choose another shipping method.`,
      "method",
    );
}
