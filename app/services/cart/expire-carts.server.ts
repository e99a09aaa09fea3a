import { lte } from "drizzle-orm";
import type { Db } from "../db/open-pool.server";
import { carts } from "../db/schema";

/**
 * Throws away the carts nobody changed for 30 days, of all shops at once: age is the only thing that counts, and
 * nothing of a cart is read.
 */
export async function expireCarts({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  const gone = await db.delete(carts).where(lte(carts.expiresAt, now())).returning({ id: carts.id });
  return gone.length;
}
