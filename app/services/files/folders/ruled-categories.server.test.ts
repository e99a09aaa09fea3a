import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { shops } from "~/tables/shops/shops";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { makeFolder, smallShop, writeFiles } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { testActing } from "../../shops/audit/actor-fixture.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { applyShopFolder } from "../apply/apply-shop-folder.server";
import { readShopFolder } from "../apply/read-shop-folder.server";
import { exportShopFolder } from "../export-shop-folder.server";
import type { FilesContext } from "../files-context.server";
import { readCsv } from "./formats/read-csv.server";

const database = withTestDatabase();

test("an export writes the rule of a category, and not what is in the category by it", async () => {
  const disk = await makeFolder();
  const base: FilesContext = {
    db: database.productDb,
    now: () => new Date("2026-01-15T12:00:00Z"),
    box: testBox,
    log: createLog({ write: () => {} }),
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
  const folder = join(disk.path, "corner");
  const rule = { price_to_minor: 1_000_000 };
  const named = [
    { slug: "kitchen", name: "Kitchen" },
    { slug: "mugs", parent: "kitchen", name: "Mugs", rule },
  ];
  await writeFiles(folder, await smallShop({ "categories.json": named }));
  await applyShopFolder(base, await readShopFolder(folder), () => {});
  const shop = await readShop(database.db, eq(shops.code, "corner"));
  if (!shop) throw new Error("there is no shop");
  const copy = join(disk.path, "copy");
  await exportShopFolder({ ...base, tenant: shop.tenant, shop }, copy, () => {});
  const { rows } = await readCsv(join(copy, "products.csv"));
  const written: unknown[] = JSON.parse(await readFile(join(copy, "categories.json"), "utf8"));
  await disk.remove();
  expect(rows.map(({ cells }) => cells.categories)).toEqual(["mugs|kitchen", "kitchen", "", "", "kitchen"]);
  expect(written).toContainEqual(expect.objectContaining({ slug: "mugs", rule }));
});
