// @public

import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/pool/open-pool.server";

/**
 * Takes offers that the files no longer name off the shop. They keep their stock, and lines of carts stay as
 * lines that can't be bought. Each returns with its row (rule shop-folders-2).
 * @param ofSeller whose offers, and which of them, as a condition on `offers o`
 */
export async function archiveOffers(
  { db, tenantId }: { db: Pick<Db, "execute">; tenantId: string },
  ofSeller: SQL,
): Promise<void> {
  await db.execute(sql`
    update offers o set is_visible = false, available_for_sale = false,
      archived_from = jsonb_build_object('isVisible', o.is_visible, 'availableForSale', o.available_for_sale)
    where o.tenant_id = ${tenantId} and o.archived_from is null and ${ofSeller}`);
}
