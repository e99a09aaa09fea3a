// @public

import { and, asc, eq } from "drizzle-orm";
import type { Movement } from "~/models/payments/movement";
import { ledgerEntries, ledgerMovements } from "~/tables/payments/ledger";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What an entry says, without its keys: a movement that undoes another one is made of its entries. */
const entryColumns = {
  account: ledgerEntries.account,
  part: ledgerEntries.part,
  amountMinor: ledgerEntries.amountMinor,
  sellerId: ledgerEntries.sellerId,
  orderId: ledgerEntries.orderId,
};

/** The movements of an order, the oldest first; payouts, which settle several orders, are not among them. */
export async function readOrderHistory(ctx: ShopContext, orderId: string): Promise<Movement[]> {
  const rows = await ctx.db
    .select({ movement: ledgerMovements, entry: entryColumns })
    .from(ledgerMovements)
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.tenantId, ledgerMovements.tenantId),
        eq(ledgerEntries.movementId, ledgerMovements.id),
      ),
    )
    .where(and(eq(ledgerMovements.tenantId, ctx.tenant.id), eq(ledgerMovements.orderId, orderId)))
    .orderBy(asc(ledgerMovements.id), asc(ledgerEntries.id));
  const movements = new Map<number, Movement>();
  for (const { movement, entry } of rows) {
    const { id, kind, key, paymentId, sellerId, note, endsOrder } = movement;
    const head = { kind, key, orderId, paymentId, sellerId, note, endsOrder };
    const entries = movements.get(id)?.entries ?? [];
    movements.set(id, { ...head, entries: [...entries, entry] });
  }
  return [...movements.values()];
}
