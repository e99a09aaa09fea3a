import { and, eq } from "drizzle-orm";
import type { OpenBalance } from "~/models/payments/payout/payable";
import { paidInBusiness } from "~/models/payments/payout/payout-in-business";
import type { StatementOrder } from "~/models/payments/payout/statement";
import { orders } from "~/tables/orders/orders";
import { ledgerEntries, ledgerMovements } from "~/tables/payments/ledger";
import { shops } from "~/tables/shops/shops";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readForeignOrders } from "./read-foreign-orders.server";

/**
 * The lines of a payout: what its movement settled, with the orders' shops and numbers, in the currency it
 * was paid in.
 */
export async function readPayoutLines(
  ctx: ShopContext,
  { id, sellerId }: { id: string; sellerId: string },
): Promise<(OpenBalance & StatementOrder)[]> {
  const rows = await ctx.db
    .select({
      orderId: ledgerEntries.orderId,
      shopName: shops.name,
      orderNumber: orders.incrementId,
      part: ledgerEntries.part,
      bookedMinor: ledgerEntries.amountMinor,
    })
    .from(ledgerMovements)
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.tenantId, ledgerMovements.tenantId),
        eq(ledgerEntries.movementId, ledgerMovements.id),
      ),
    )
    .leftJoin(orders, and(eq(orders.tenantId, ledgerEntries.tenantId), eq(orders.id, ledgerEntries.orderId)))
    .leftJoin(shops, and(eq(shops.tenantId, orders.tenantId), eq(shops.id, orders.shopId)))
    .where(
      and(
        eq(ledgerMovements.tenantId, ctx.tenant.id),
        eq(ledgerMovements.key, `payout:${id}`),
        eq(ledgerEntries.account, "seller_payable"),
      ),
    )
    .orderBy(ledgerEntries.id);
  const orderOf = new Map(
    rows.map(({ orderId, shopName, orderNumber }) => [orderId, { shopName, orderNumber }]),
  );
  const foreign = await readForeignOrders(ctx, sellerId, [...orderOf.keys()]);
  return paidInBusiness(id, rows, foreign).map((line) => ({
    ...line,
    ...(orderOf.get(line.orderId) ?? { shopName: null, orderNumber: null }),
  }));
}
