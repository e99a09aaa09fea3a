import { and, eq, sql } from "drizzle-orm";
import type { OpenBalance, OrderProgress } from "~/models/payments/payout/payable";
import { openInBusiness } from "~/models/payments/payout/payout-in-business";
import { ledgerEntries } from "~/tables/payments/ledger";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readForeignOrders } from "./read-foreign-orders.server";

/** What a seller has not been paid yet, by order and part, and how far these orders are. */
export type OpenBalances = { balances: OpenBalance[]; progressOf: Map<string, OrderProgress> };

/** Reads what a seller has not been paid yet: everything of `seller_payable` that no payout settled. */
export async function readOpenBalances(ctx: ShopContext, sellerId: string): Promise<OpenBalances> {
  const sum = sql<string>`-sum(${ledgerEntries.amountMinor})`;
  const rows = await ctx.db
    .select({ orderId: ledgerEntries.orderId, part: ledgerEntries.part, bookedMinor: sum })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.tenantId, ctx.tenant.id),
        eq(ledgerEntries.account, "seller_payable"),
        eq(ledgerEntries.sellerId, sellerId),
      ),
    )
    .groupBy(ledgerEntries.orderId, ledgerEntries.part)
    .having(sql`sum(${ledgerEntries.amountMinor}) <> 0`)
    .orderBy(ledgerEntries.orderId, ledgerEntries.part);
  const booked = rows.map((row) => ({ ...row, bookedMinor: Number(row.bookedMinor) }));
  const orderIds = [...new Set(booked.map(({ orderId }) => orderId).filter((id) => id !== null))];
  const foreign = await readForeignOrders(ctx, sellerId, orderIds);
  return { balances: openInBusiness(booked, foreign), progressOf: await readProgress(ctx, orderIds) };
}

/** An order is captured when its shopper owes nothing any more. */
async function readProgress(ctx: ShopContext, orderIds: string[]): Promise<Map<string, OrderProgress>> {
  const { rows } = await ctx.db.execute<{ id: string; completedAt: string | null; isCaptured: boolean }>(sql`
    select o.id, (
      select max(e.created_at) from order_events e
      where e.tenant_id = o.tenant_id and e.order_id = o.id and e.to_status = 'complete')::text as "completedAt",
      coalesce((
        select sum(l.amount_minor) from ledger_entries l
        where l.tenant_id = o.tenant_id and l.order_id = o.id and l.account = 'shopper_receivable'), 0) <= 0 as "isCaptured"
    from orders o
    where o.tenant_id = ${ctx.tenant.id} and o.id in (
      select value::uuid from jsonb_array_elements_text(${JSON.stringify(orderIds)}::jsonb))`);
  return new Map(
    rows.map(({ id, completedAt, isCaptured }) => [
      id,
      { completedAt: completedAt === null ? null : new Date(completedAt), isCaptured },
    ]),
  );
}
