// @public

import { eq } from "drizzle-orm";
import { localeOf, shopIn } from "~/models/shops/locales/locale";
import { shops } from "~/tables/shops/shops";
import { officeOrigin } from "../directory/office-origin.server";
import { readShop } from "../directory/shop-directory.server";
import type { RunningJob } from "../jobs/job.server";
import { acting, type ShopContext } from "./shop-context.server";

/** What a job that works for a shop works with. */
type JobContext = ShopContext &
  Pick<RunningJob, "box" | "secret" | "config" | "originOf"> & {
    origin: string;
    prefix: string;
    officeOrigin: string;
  };

/** The context of the shop a job works for; null when that shop is gone, which makes its jobs pointless. */
export async function shopContextForJob(deps: RunningJob, shopId: string): Promise<JobContext | null> {
  const found = await readShop(deps.db, eq(shops.id, shopId));
  if (!found) return null;
  const shop = shopIn(found, deps.language, deps.market);
  return {
    db: deps.db,
    tenant: shop.tenant,
    shop,
    now: deps.now,
    log: deps.log,
    handlers: deps.handlers,
    actor: acting({ kind: "job", tenantId: shop.tenant.id, name: deps.jobName }),
    box: deps.box,
    secret: deps.secret,
    config: deps.config,
    origin: deps.originOf(shop),
    prefix: localeOf(shop).prefix,
    officeOrigin: officeOrigin(shop, deps),
    originOf: deps.originOf,
  };
}
