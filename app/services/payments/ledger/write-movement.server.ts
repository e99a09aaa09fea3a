import type { Movement } from "~/models/payments/movement";
import { ledgerEntries, ledgerMovements } from "~/tables/payments/ledger";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Writes a movement of the ledger, once for its key (rule ledger-2). Call it in the transaction that changes
 * what the movement is about.
 * @returns whether it was written now
 */
export async function writeMovement(ctx: ShopContext, movement: Movement): Promise<boolean> {
  const { entries, ...head } = movement;
  const own = { tenantId: ctx.tenant.id };
  const [written] = await ctx.db
    .insert(ledgerMovements)
    .values({ ...own, ...head, createdAt: ctx.now() })
    .onConflictDoNothing({ target: [ledgerMovements.tenantId, ledgerMovements.key] })
    .returning({ id: ledgerMovements.id });
  if (!written) return false;
  await ctx.db
    .insert(ledgerEntries)
    .values(entries.map((entry) => ({ ...own, ...entry, movementId: written.id })));
  return true;
}
