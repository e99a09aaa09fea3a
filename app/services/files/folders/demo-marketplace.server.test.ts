import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import type { ApplyChange } from "~/models/files/apply-change";
import { shops } from "~/tables/shops/shops";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { makeFolder } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { testActing } from "../../shops/audit/actor-fixture.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { applyMarketplaceFolder } from "../apply/apply-marketplace-folder.server";
import { readMarketplaceFolder } from "../apply/read-marketplace-folder.server";
import { exportMarketplaceFolder } from "../export-marketplace-folder.server";
import type { FilesContext } from "../files-context.server";

const database = withTestDatabase();

test("the demo marketplace exported and applied changes nothing, nor does its own folder", async () => {
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
  const changesOf = async (folder: string) => {
    let all: readonly ApplyChange[] = [];
    const decide = (changes: readonly ApplyChange[]) => {
      all = changes;
      return true;
    };
    await applyMarketplaceFolder(base, await readMarketplaceFolder(folder), () => {}, decide);
    return all;
  };
  try {
    const demo = join(process.cwd(), "shops", "bazaar");
    await changesOf(demo);
    const shop = await readShop(database.db, eq(shops.code, "bazaar"));
    if (!shop) throw new Error("no bazaar");
    const out = join(disk.path, "out");
    await exportMarketplaceFolder({ ...base, tenant: shop.tenant, shop }, out, () => {});
    expect([await changesOf(out), await changesOf(demo), await changesOf(out)]).toEqual([[], [], []]);
  } finally {
    await disk.remove();
  }
}, 120_000);
