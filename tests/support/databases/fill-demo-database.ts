import type pg from "pg";
import { areaHandlers } from "~/composition/area-handlers.server";
import { applyDemoShops } from "~/services/files/apply/apply-demo-shops.server";
import { createDb } from "~/services/platform/db/pool/open-pool.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import { createLog } from "~/services/platform/log/log.server";
import { testActing } from "~/services/shops/audit/actor-fixture.server";
import { testBox } from "~/services/shops/secrets/secrets-fixture.server";

/**
 * Applies the demo shops to an empty database. Most of the product takes part, so this file is only loaded
 * where the shops were not applied before.
 */
export async function fillDemoDatabase(
  pool: pg.Pool,
  { dataDir, folder, say }: { dataDir: string; folder: string; say: (line: string) => void },
): Promise<void> {
  const made = { db: createDb(pool), now: () => new Date(), log: createLog() };
  await applyDemoShops({
    ...made,
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(dataDir),
    folder,
    say,
  });
}
