// @public

import { eq, like, sql } from "drizzle-orm";
import { seedCategories } from "~/models/files/seed/seed-categories";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { shops } from "~/tables/shops/shops";
import { analyzeCatalogue } from "../../catalogue/analyze-catalogue.server";
import { announceChange } from "../../shops/changes/announce-change.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import type { FilesContext } from "../files-context.server";
import { copyTenant } from "./copy-tenant.server";
import { createShop } from "./create-shop.server";
import { seedShop } from "./seed-shop.server";

/** Shops made at once: some 100,000 rows a transaction. */
const batchSize = 500;

/** How many small shops, and how many products each has. */
export type SmallShops = { count: number; products: number };

/**
 * Makes small shops, each a tenant with a domain of its own, until there are as many as asked for: `shop-1`
 * from the starter folder with generated products, and the others like it. What an earlier run made stays.
 * @returns how many were added
 */
export async function seedShops(
  base: FilesContext,
  starterFolder: string,
  { count, products }: SmallShops,
  onProgress: OnProgress,
): Promise<number> {
  const before = await base.db.$count(shops, like(shops.code, "shop-%"));
  if (before === 0) await createShop(base, starterFolder, newShop(1));
  const shop = await readShop(base.db, eq(shops.code, newShop(1).code));
  if (!shop) throw new Error("there are shops like shop-1, and no shop-1");
  const model = { ...base, tenant: shop.tenant, shop };
  authorize(await base.actor(), "change", catalogueSubject(shop.tenant.id));
  await seedShop(model, products, () => {}, seedCategories("Bags"));
  for (let from = Math.max(before, 1); from < count; from += batchSize) {
    const size = Math.min(batchSize, count - from);
    await copyTenant(
      base,
      shop.tenant.id,
      Array.from({ length: size }, (_, at) => newShop(from + at + 1)),
    );
    onProgress("Shops", from + size, count);
  }
  await base.db.execute(sql`analyze (skip_locked) tenants, sellers, shops, shop_domains`);
  await analyzeCatalogue(base.db);
  await announceChange(model, "tenant", ["shop"]);
  return Math.max(0, count - before);
}

const newShop = (nth: number) => ({
  code: `shop-${nth}`,
  name: `Shop ${nth}`,
  domain: `shop-${nth}.localhost`,
});
