import type { Shop } from "~/models/shop/shop";
import type { Db } from "./db/open-pool.server";
import type { Log } from "./http/log.server";

/**
 * What every service gets first: for whom it works and with what. `shop.id` leads every query a service makes.
 * A transaction is passed on as `{ ...ctx, db: tx }`.
 */
export type ShopContext = { db: Db; shop: Shop; now: () => Date; log: Log };
