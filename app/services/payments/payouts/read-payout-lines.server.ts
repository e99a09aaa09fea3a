import { and, eq } from "drizzle-orm";
import type { OpenBalance } from "~/models/payments/payout/payable";
import type { StatementOrder } from "~/models/payments/payout/statement";
import { orders } from "~/tables/orders/orders";
import { ledgerEntries, ledgerMovements } from "~/tables/payments/ledger";
import { shops } from "~/tables/shops/shops";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The lines of a payout: what its movement settled, with the orders' shops and numbers. */
export async function readPayoutLines(
  ctx: ShopContext,
  payoutId: string,
): Promise<(OpenBalance & StatementOrder)[]> {
  return ctx.db
    .select({
      orderId: ledgerEntries.orderId,
      shopName: shops.name,
      orderNumber: orders.incrementId,
      part: ledgerEntries.part,
      amountMinor: ledgerEntries.amountMinor,
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
        eq(ledgerMovements.key, `payout:${payoutId}`),
        eq(ledgerEntries.account, "seller_payable"),
      ),
    )
    .orderBy(ledgerEntries.id);
}
