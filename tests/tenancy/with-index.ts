import { ownersOf } from "~/models/shops/settings/owners";
import { CatalogueIndexes } from "~/services/catalogue/index/catalogue-indexes.server";
import { DataCache, type Remember } from "~/services/shops/changes/data-cache.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";

/** The cache that all shops of a process share. */
const memory = new DataCache(Date.now, 1_000_000);

/** A shop's context with its own catalogue index and the shared cache. */
export const indexed = (ctx: ShopContext) => ({
  ...ctx,
  catalogue: new CatalogueIndexes({ db: ctx.db, log: ctx.log, onChange: () => {} }),
  remember: ((key, load) => memory.get(ownersOf(ctx.shop), key, () => {}, load)) satisfies Remember,
});
