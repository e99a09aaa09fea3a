import { eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import type { Shop } from "~/models/shops/shop";
import { tenants } from "~/tables/shops/tenants";
import type { ShopFilesContext } from "../../../files/files-context.server";
import { homeCluster } from "../../../platform/config/database-addresses.server";
import { announceChange, WHOLE_SHOP } from "../../../shops/changes/announce-change.server";
import { inTransaction } from "../../../shops/changes/in-transaction.server";
import type { HostBase } from "../require-host.server";

/** How long a business may be put back, days (rule hosting-9). */
export const daysToPutBack = 30;
const dayMs = 86_400_000;

/**
 * Refuses what may not be removed.
 * @param shop with the name of the database it lives in
 * @throws AppError `conflict` for the hosts' own business, a seller's shop, with which its marketplace would
 * go, and one of a further database
 */
export function refuseStaying(shop: Shop & { database: string }, { hostId }: Pick<HostBase, "hostId">): void {
  if (shop.database !== homeCluster)
    throw new AppError("conflict", `This shop lives in '${shop.database}': move it home to remove it.`);
  if (shop.tenant.id === hostId)
    throw new AppError("conflict", "This is the business of the hosts: it stays.");
  if (shop.type === "marketplaceseller")
    throw new AppError("conflict", "This shop is a seller’s: remove its marketplace, or the seller in it.");
}

/** Shuts a business that was exported; it goes after its days (rule hosting-9). @param by who asked */
export async function endBusiness(ctx: ShopFilesContext, by: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const now = inner.now();
    const set = {
      suspendedAt: now,
      suspendedWords: "The host removes this shop.",
      suspendedBy: by,
      goesAt: new Date(now.getTime() + daysToPutBack * dayMs),
    };
    await inner.db.update(tenants).set(set).where(eq(tenants.id, ctx.tenant.id));
    await announceChange(inner, "tenant", [WHOLE_SHOP]);
    ctx.log.info("business is to go", { shop: ctx.shop.code, by, at: set.goesAt });
  });
}
