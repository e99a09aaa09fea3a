import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { makeFolder, smallShop, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { testActing } from "../../shops/audit/actor-fixture.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { applyShopFolder } from "../apply/apply-shop-folder.server";
import { readShopFolder } from "../apply/read-shop-folder.server";

const database = withTestDatabase();
let disk: TestFolder;
beforeEach(async () => {
  disk = await makeFolder();
});
afterEach(() => disk.remove());

async function apply(changes: Record<string, unknown> = {}) {
  await writeFiles(disk.path, { ...(await smallShop()), ...changes });
  const base = {
    db: database.productDb,
    now: () => new Date("2026-01-15T12:00:00Z"),
    box: testBox,
    log: createLog({ write: () => {} }),
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
  return applyShopFolder(base, await readShopFolder(disk.path), () => {});
}

// What PostgreSQL locks for a foreign key: a new session, line of a cart or order does so until its
// transaction ends.
test("an apply waits for no shopper whose rows refer to what it changes, and so none waits for it (rule locks-5)", async () => {
  await apply();
  const { "products.csv": products, "shop.json": shop } = await smallShop();
  await database.db.transaction(async (shopper) => {
    for (const table of ["tenants", "shops", "sellers", "products", "stock_items", "categories"])
      await shopper.execute(sql`select 1 from ${sql.identifier(table)} for key share`);
    const review = {
      code: "mug-1",
      sku: "MUG",
      star: 5,
      title: "",
      content: "It holds what I pour.",
      display_name: "Ada",
      written_at: "2026-01-02T12:00:00.000Z",
    };
    const summary = await apply({
      "products.csv": String(products).replace("Mug", "Large mug"),
      "shop.json": { ...(shop as object), settings: { general: { tagline: "Another" } } },
      "reviews.json": [review],
    });
    expect(summary).toMatchObject({
      refused: [],
      products: { changed: 1 },
      others: { added: 1, changed: 1 },
    });
  });
});
