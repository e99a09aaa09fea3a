import { eq } from "drizzle-orm";
import { shops } from "../db/schema";
import type { SecretsContext } from "../secrets/secrets-context.server";
import { readShop } from "../shop/shop-directory.server";
import type { JobDeps } from "./job.server";

/** What a job works for; `origin` is where the shop is, for links in mails. */
type JobContext = SecretsContext & { origin: string };

/** The context of the shop a job works for; null when that shop is gone, which makes its jobs pointless. */
export async function shopContextForJob(deps: JobDeps, shopId: string): Promise<JobContext | null> {
  const shop = await readShop(deps.db, eq(shops.id, shopId));
  if (!shop) return null;
  return {
    db: deps.db,
    tenant: shop.tenant,
    shop,
    now: deps.now,
    log: deps.log,
    box: deps.box,
    origin: deps.originOf(shop),
  };
}
