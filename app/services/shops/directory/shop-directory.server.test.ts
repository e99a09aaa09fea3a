import { setImmediate } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { shopDomains, shops } from "~/tables/shops/shops";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { byTest, namesTestActor } from "../audit/actor-fixture.server";
import type { ShopContext } from "../context/shop-context.server";
import { createShopDirectory } from "./shop-directory.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeAll(async () => {
  ctx = await openTestShop(database.db);
});

const openDirectory = (maxBytes?: number) =>
  createShopDirectory(
    database.db,
    { baseDomain: "localhost", defaultClient: "no-such-shop", isDemo: true },
    undefined,
    maxBytes,
  );
const hostOf = ({ shop }: ShopContext) => `${shop.code}.localhost:3000`;

describe("the directory of shops", () => {
  it("shows what changed once it was told to forget the shop, and not before", async () => {
    const directory = openDirectory();
    const nameNow = async () => (await directory.find(hostOf(ctx)))?.name;
    expect(await nameNow()).toBe("Test shop");
    await byTest(database.db, (db) =>
      db.update(shops).set({ name: "Renamed" }).where(eq(shops.id, ctx.shop.id)),
    );
    directory.forget((await openTestShop(database.db)).shop.id);
    await setImmediate();
    expect(await nameNow()).toBe("Test shop");
    directory.forget(ctx.shop.id);
    await setImmediate();
    expect(await nameNow()).toBe("Renamed");
  });

  it("finds the shop of an office by its code, whatever domain another owner wrote down (rule hosts-9)", async () => {
    const [other, rules] = [await openTestShop(database.db), { defaultClient: "none", isDemo: true }];
    const host = `${ctx.shop.code}.admin.localhost`;
    await byTest(database.db, (db) =>
      db.insert(shopDomains).values({ tenantId: other.tenant.id, shopId: other.shop.id, domain: host }),
    );
    const find = (officeDomain?: string) =>
      createShopDirectory(database.db, { ...rules, baseDomain: "localhost", officeDomain }).find(host);
    expect((await find("admin.localhost"))?.id).toBe(ctx.shop.id);
    expect((await find())?.id).toBe(other.shop.id);
  });

  it("reports an unreadable shop to its caller, and ends nothing else if it is forgotten meanwhile", async () => {
    const broken = await openTestShop(database.db);
    await database.pool.query(`update shops set settings = $1 where id = $2 and ${namesTestActor}`, [
      '"nothing"',
      broken.shop.id,
    ]);
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on("unhandledRejection", hear);
    const directory = openDirectory();
    const asked = directory.find(hostOf(broken));
    directory.forget(ctx.shop.id);
    await expect(asked).rejects.toThrow("Expected object");
    await setImmediate();
    process.off("unhandledRejection", hear);
    expect(unheard).toEqual([]);
  });

  it("lets go of the shops asked for least recently, and reads one that comes back whole (rule tenants-2)", async () => {
    const others = [await openTestShop(database.db), await openTestShop(database.db)];
    const [first, second] = [await openDirectory().find(hostOf(ctx)), ...others];
    const one = openDirectory();
    await one.find(hostOf(ctx));
    const directory = openDirectory(one.sizeBytes * 2 + 100);
    const remembered = await directory.find(hostOf(ctx));
    if (second) await directory.find(hostOf(second));
    expect(await directory.find(hostOf(ctx))).toBe(remembered);
    for (const other of others) await directory.find(hostOf(other));
    await setImmediate();
    expect(directory.sizeBytes).toBeLessThanOrEqual(one.sizeBytes * 2 + 100);
    const again = await directory.find(hostOf(ctx));
    expect(again).toEqual(first);
    expect(again).not.toBe(remembered);
  });

  it("keeps its bounds when hosts are invented", async () => {
    const directory = openDirectory(50_000);
    for (let n = 0; n < 300; n++) await directory.find(`invented-${n}.localhost`);
    expect(directory.sizeBytes).toBeLessThanOrEqual(50_000);
  });
});
