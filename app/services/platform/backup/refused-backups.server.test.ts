import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { createDiskStore } from "../file-store/disk-store.server";
import { readBackup } from "./read-backup.server";
import { restoreBackup } from "./restore-backup.server";
import { refuseFilledFolder } from "./restore-files.server";
import { writeBackup } from "./write-backup.server";

let database: TestDatabase;
let disk: string;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await openTestShop(database.db);
  disk = mkdtempSync(join(tmpdir(), "awning-backups-"));
  dataDir = join(disk, "var");
  mkdirSync(dataDir);
});
afterAll(async () => {
  rmSync(disk, { recursive: true, force: true });
  await database?.drop();
});

const onProgress = () => {};
/** A data folder that no test gets to make. */
const restored = () => join(disk, "restored");

/** Backs the shops up into a folder; answers it. */
async function backUp(name: string, folder = join(disk, name)): Promise<string> {
  const fileStore = createDiskStore(dataDir);
  const source = { connection: database.connection, dataDir, fileStore, now: () => new Date(), onProgress };
  await writeBackup({ ...source, release: "1.0.0", keysElsewhere: [] }, folder);
  return folder;
}

/** Restores a folder as the command does, into a new data folder. */
async function restore(folder: string, connection: pg.PoolConfig): Promise<void> {
  const manifest = await readBackup(folder, onProgress);
  const target = { connection, dataDir: restored(), migrationsFolder: "", onProgress };
  await restoreBackup(target, folder, manifest);
}

test("a folder that is filled, or in the data folder, takes no backup", async () => {
  const folder = await backUp("filled");
  await expect(backUp("filled")).rejects.toThrow(
    `${folder} is not empty. Choose a new folder for the backup.`,
  );
  await expect(backUp("inside", join(dataDir, "backup"))).rejects.toThrow(/is in the data folder/);
});

test("a backup that is damaged, unfinished or not there is not restored, in one sentence", async () => {
  const folder = await backUp("damaged");
  const file = join(folder, "database", "public.orders.gz");
  const restoring = () => restore(folder, database.connection);
  appendFileSync(file, "x");
  await expect(restoring()).rejects.toThrow(
    `${folder} is damaged: database/public.orders.gz has changed since the backup.`,
  );
  rmSync(file);
  await expect(restoring()).rejects.toThrow(`${folder} is damaged: database/public.orders.gz is missing.`);
  rmSync(join(folder, "manifest.json"));
  await expect(restoring()).rejects.toThrow(/is not a complete backup/);
  await expect(restore(join(disk, "nowhere"), database.connection)).rejects.toThrow(
    /is not a complete backup/,
  );
  expect(existsSync(restored())).toBe(false);
});

test("nothing is restored into a data folder with files of shops", async () => {
  const filled = join(disk, "filled-data");
  mkdirSync(join(filled, "postgres"), { recursive: true });
  // A database may lie there.
  await refuseFilledFolder(filled);
  mkdirSync(join(filled, "media"));
  await expect(refuseFilledFolder(filled)).rejects.toThrow(
    `The data folder ${filled} already contains media. Set DATA_DIR to an empty folder.`,
  );
});

test("nothing is restored into a database that has shops", async () => {
  const folder = await backUp("whole");
  await expect(restore(folder, database.connection)).rejects.toThrow(/^The database already contains shops/);
  expect(existsSync(restored())).toBe(false);
});
