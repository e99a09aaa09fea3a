import type { Shop } from "~/models/shop/shop";
import type { Tenant } from "~/models/shop/tenant";
import type { Db } from "./db/open-pool.server";
import type { Log } from "./http/log.server";

/**
 * What every service gets first: for whom it works and with what. `tenant.id` leads every statement a service makes;
 * what belongs to one storefront is also found by `shop.tenant.id`. `tenant` is always `shop.tenant`.
 * A transaction is passed on as `{ ...ctx, db: tx }`.
 */
export type ShopContext = { db: Db; tenant: Tenant; shop: Shop; now: () => Date; log: Log };
