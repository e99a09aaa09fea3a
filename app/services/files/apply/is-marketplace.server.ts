// @public

import { sql } from "drizzle-orm";
import type { ShopFilesContext } from "../files-context.server";

/** Whether a business has more than one seller or shop, so that its files are a marketplace's folder. */
export async function isMarketplace({
  db,
  tenant,
}: Pick<ShopFilesContext, "db" | "tenant">): Promise<boolean> {
  const { rows } = await db.execute<{ most: number }>(sql`
    select greatest((select count(*) from sellers where tenant_id = ${tenant.id}),
      (select count(*) from shops where tenant_id = ${tenant.id}))::int as most`);
  return (rows[0]?.most ?? 0) > 1;
}
