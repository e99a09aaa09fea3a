import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { areaHandlers } from "~/composition/area-handlers.server";
import type { ImportReport } from "~/models/files/import-report";
import { shops } from "~/tables/shops/shops";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { makeFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { testActing } from "../../shops/audit/actor-fixture.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import type { ShopFilesContext } from "../files-context.server";
import { importFile } from "../import-file.server";
import { createShop } from "../seed/create-shop.server";

const starter = fileURLToPath(new URL("../../../cli/starter-shop", import.meta.url));

/** A new shop of a business of its own that files are imported into. */
type NewShop = {
  ctx: ShopFilesContext;
  /** Imports a text as a file of this name. */
  importText: (text: string, name?: string) => Promise<ImportReport>;
};

/** A new shop with its database. */
export type MovingShop = NewShop & {
  database: TestDatabase;
  /** Makes the shop of another business beside it. */
  addBusiness: (code: string) => Promise<NewShop>;
  close: () => Promise<void>;
};

/** Makes a shop with nothing but its starter content. The clock stands at noon of May 10th, 2026, UTC. */
export async function openMovingShop(): Promise<MovingShop> {
  const database = await createTestDatabase();
  const disk = await makeFolder();
  const base = {
    db: database.productDb,
    now: () => new Date("2026-05-10T12:00:00Z"),
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
  const addBusiness = async (code: string): Promise<NewShop> => {
    await createShop(base, starter, { code, domain: `${code}.localhost` });
    const shop = await readShop(database.db, eq(shops.code, code));
    if (!shop) throw new Error("the shop is not there");
    const ctx = { ...base, tenant: shop.tenant, shop };
    return {
      ctx,
      importText: async (text, name = "file.csv") => {
        await writeFiles(disk.path, { [name]: text });
        return importFile(
          ctx,
          { file: join(disk.path, name), imagesFolder: null, downloadsFolder: disk.path },
          () => {},
        );
      },
    };
  };
  return {
    ...(await addBusiness("acme")),
    database,
    addBusiness,
    close: async () => {
      await database.drop();
      await disk.remove();
    },
  };
}
