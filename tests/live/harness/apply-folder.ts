import { areaHandlers } from "~/composition/area-handlers.server";
import { applyMarketplaceFolder } from "~/services/files/apply-marketplace-folder.server";
import { applyShopFolder } from "~/services/files/apply-shop-folder.server";
import { isMarketplaceFolder, readMarketplaceFolder } from "~/services/files/read-marketplace-folder.server";
import { readShopFolder } from "~/services/files/read-shop-folder.server";
import { createDb } from "~/services/platform/db/open-pool.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import { createLog } from "~/services/platform/log/log.server";
import { testActing } from "~/services/shops/audit/actor-fixture.server";
import { testBox } from "~/services/shops/secrets/secrets-fixture.server";
import type { DemoDatabase } from "../../support/demo-database";

/**
 * Applies a folder beside running servers as `npm run shop -- apply --yes` does, without a process for it.
 */
export async function applyFolder(
  { pool, dataDir }: Pick<DemoDatabase, "pool" | "dataDir">,
  folder: string,
): Promise<void> {
  const made = { db: createDb(pool), now: () => new Date(), log: createLog(), box: testBox };
  const base = { ...made, fileStore: createDiskStore(dataDir), actor: testActing, handlers: areaHandlers };
  if (await isMarketplaceFolder(folder))
    await applyMarketplaceFolder(base, await readMarketplaceFolder(folder), () => {});
  else await applyShopFolder(base, await readShopFolder(folder), () => {});
}
