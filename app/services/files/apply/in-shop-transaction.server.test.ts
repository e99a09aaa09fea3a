import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { inShopTransaction } from "./in-shop-transaction.server";

const database = withTestDatabase();

it("gives up on a shop that something else keeps locked, and says so (rule operations-17)", async () => {
  const shop = { ...(await openTestShop(database.db)), fileStore: createDiskStore(""), box: testBox };
  const apply = () => inShopTransaction(shop, shop.shop.code, async () => "applied", { lockWaitMs: 50 });
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`shop files ${shop.shop.code}`}))`);
    await expect(apply()).rejects.toMatchObject({ code: "unavailable" });
  });
  expect(await apply()).toBe("applied");
});
