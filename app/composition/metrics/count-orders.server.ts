import { and, asc, eq } from "drizzle-orm";
import { Counter, type Registry } from "prom-client";
import type { Db } from "~/services/platform/db/pool/open-pool.server";
import { shopCounters, shops } from "~/tables/shops/shops";

/** Most shops whose orders are counted, the oldest first. */
const mostShops = 200;

/**
 * Counts the orders placed in each shop, by all processes, from the numbers they were given. While the
 * database does not answer there are none of these figures.
 */
export function registerOrderCount(register: Registry, db: Db): void {
  new Counter({
    name: "awning_orders_placed_total",
    help: "Orders placed since the shop was made.",
    labelNames: ["shop"],
    // Each process counts the orders of all.
    aggregator: "max",
    registers: [register],
    async collect() {
      this.reset();
      const rows = await db
        .select({ code: shops.code, placed: shopCounters.value })
        .from(shops)
        .innerJoin(
          shopCounters,
          and(
            eq(shopCounters.tenantId, shops.tenantId),
            eq(shopCounters.shopId, shops.id),
            eq(shopCounters.name, "order"),
          ),
        )
        .orderBy(asc(shops.createdAt))
        .limit(mostShops)
        .catch(() => []);
      for (const { code, placed } of rows) this.inc({ shop: code }, placed);
    },
  });
}
