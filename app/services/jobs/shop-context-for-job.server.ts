import { eq } from "drizzle-orm";
import { shopSettingsSchema } from "~/models/shop-settings/shop-settings";
import { shopDomains, shops } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import type { JobDeps } from "./job.server";

/** The context of the shop a job works for; null when that shop is gone, which makes its jobs pointless. */
export async function shopContextForJob(deps: JobDeps, shopId: string): Promise<ShopContext | null> {
  const [row] = await deps.db.select().from(shops).where(eq(shops.id, shopId));
  if (!row) return null;
  const domains = await deps.db
    .select({ domain: shopDomains.domain })
    .from(shopDomains)
    .where(eq(shopDomains.shopId, shopId));
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...shop } = row;
  return {
    db: deps.db,
    shop: {
      ...shop,
      settings: shopSettingsSchema.parse(row.settings),
      domains: domains.map(({ domain }) => domain),
    },
    now: deps.now,
    log: deps.log,
  };
}
