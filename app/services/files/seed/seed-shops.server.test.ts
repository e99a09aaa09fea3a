import { fileURLToPath } from "node:url";
import { count, eq, like } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { products, searchWords } from "~/tables/catalogue/catalogue";
import { shops } from "~/tables/shops/shops";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { testActing } from "../../shops/audit/actor-fixture.server";
import { createShopDirectory } from "../../shops/directory/shop-directory.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { seedShops } from "./seed-shops.server";

const starter = fileURLToPath(new URL("../../../cli/starter-shop", import.meta.url));
const database = withTestDatabase();

const seed = (shopCount: number) => {
  const base = {
    db: database.db,
    now: () => new Date(),
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(""),
  };
  return seedShops(base, starter, { count: shopCount, products: 3 }, () => {});
};
beforeAll(async () => void (await seed(3)));

it("makes up to as many shops as asked for, and goes on where it was", async () => {
  expect(await seed(3)).toBe(0);
  expect(await seed(4)).toBe(1);
  expect(await database.db.$count(shops, like(shops.code, "shop-%"))).toBe(4);
});

it("makes each a business of its own with a domain, products and the words of its searches", async () => {
  const rules = { baseDomain: "elsewhere.test", defaultClient: "none", isDemo: false };
  const directory = createShopDirectory(database.db, rules);
  const [first, third] = [await directory.find("shop-1.localhost"), await directory.find("shop-3.localhost")];
  expect(third).toMatchObject({ code: "shop-3", name: "Shop 3" });
  expect(third?.settings.general.app.name).toBe("Shop 3");
  expect(third?.sellerId).not.toBe(first?.sellerId);
  const owned = (table: typeof products | typeof searchWords) =>
    database.db
      .select({ tenantId: table.tenantId, rows: count() })
      .from(table)
      .where(eq(table.tenantId, third?.tenant.id ?? ""))
      .groupBy(table.tenantId);
  expect((await owned(products))[0]?.rows).toBeGreaterThanOrEqual(3);
  expect((await owned(searchWords))[0]?.rows).toBeGreaterThan(0);
});
