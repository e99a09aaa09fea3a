import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { products } from "~/tables/catalogue/catalogue";
import { menus } from "~/tables/content/content";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { buildIndex } from "../../catalogue/index/refresh/build-index.server";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { ofShop, shopKey } from "../../shops/context/of-shop.server";
import type { ShopFilesContext } from "../files-context.server";
import { seedShop } from "./seed-shop.server";

const database = withTestDatabase();
let ctx: ShopFilesContext;
beforeAll(async () => {
  ctx = { ...(await openTestShop(database.db)), fileStore: createDiskStore("") };
  const menu = { id: "main", name: "Main menu (from categories)", items: [] };
  await byTest(database.db, (db) => db.insert(menus).values({ ...shopKey(ctx), ...menu }));
});

const count = () =>
  database.db.$count(products, and(eq(products.tenantId, ctx.tenant.id), isNull(products.parentId)));

it("fills a shop up to the number asked for, and adds nothing the second time", async () => {
  expect(await seedShop(ctx, 150, () => {})).toBe(150);
  expect(await seedShop(ctx, 150, () => {})).toBe(0);
  expect(await count()).toBe(150);
});

it("puts its categories into the menu a new shop starts with", async () => {
  const [menu] = await database.db.select().from(menus).where(ofShop(menus, ctx));
  expect(menu?.items[0]?.items.length).toBeGreaterThan(0);
});

it("goes on where it was", async () => {
  expect(await seedShop(ctx, 200, () => {})).toBe(50);
  expect(await count()).toBe(200);
});

it("offers the eight attributes it made, besides categories, brand, price and rating", async () => {
  expect((await buildIndex(ctx)).groups).toHaveLength(12);
});
