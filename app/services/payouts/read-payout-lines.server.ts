import { and, eq } from "drizzle-orm";
import type { OpenBalance } from "~/models/payout/payable";
import { ledgerEntries, ledgerMovements, orders } from "../db/schema";
import type { ShopContext } from "../shop-context.server";

/** The lines of a payout: what its movement settled, with the orders' numbers. */
export async function readPayoutLines(
  ctx: ShopContext,
  payoutId: string,
): Promise<(OpenBalance & { orderNumber: string | null })[]> {
  return ctx.db
    .select({
      orderId: ledgerEntries.orderId,
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
    .where(
      and(
        eq(ledgerMovements.tenantId, ctx.tenant.id),
        eq(ledgerMovements.key, `payout:${payoutId}`),
        eq(ledgerEntries.account, "seller_payable"),
      ),
    )
    .orderBy(ledgerEntries.id);
}
