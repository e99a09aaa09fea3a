// @public

import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { asc, eq } from "drizzle-orm";
import { type BusinessBackup, backupFile } from "~/models/files/business-backup";
import { AppError } from "~/models/platform/error/app-error";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { shops } from "~/tables/shops/shops";
import { sharedPrefixes } from "../../platform/file-store/file-keys";
import { isOfHosts } from "../../shops/limits/measure-files.server";
import type { ShopFilesContext } from "../files-context.server";
import { appliedMigrations, backedUpTables } from "./business-tables.server";
import { writeRows } from "./write-rows.server";

/** Bytes that a ZIP archive of ours may hold. */
const mostBytes = 4_000_000_000;

/**
 * Writes all of one business beside running servers: its rows as of one moment, then its files, so
 * that every file a row names is there (rule hosting-11).
 * @param folder a new one
 * @throws AppError `too_large` for what no archive holds
 */
export async function writeBusinessBackup(
  ctx: ShopFilesContext,
  folder: string,
  onProgress: OnProgress,
): Promise<BusinessBackup> {
  const { db, fileStore, tenant } = ctx;
  const createdAt = ctx.now().toISOString();
  const migrations = await appliedMigrations(db);
  const own = await db
    .select({ id: shops.id, code: shops.code, name: shops.name })
    .from(shops)
    .where(eq(shops.tenantId, tenant.id))
    .orderBy(asc(shops.code));
  const tables = await writeRows(db, tenant.id, join(folder, "rows"), backedUpTables);
  const found: BusinessBackup["files"] = [];
  let total = 0;
  for (const code of new Set([tenant.code, ...own.map((shop) => shop.code)]))
    for (const prefix of sharedPrefixes)
      for await (const { key, sizeBytes } of fileStore.list(`${prefix}${code}/`)) {
        if (isOfHosts(key)) continue;
        total += sizeBytes;
        if (total > mostBytes)
          throw new AppError(
            "too_large",
            "The pictures and files of this shop have more than 4 GB: back up the machine by npm run shop -- backup.",
          );
        found.push({ key, bytes: sizeBytes });
      }
  const files: BusinessBackup["files"] = [];
  for (const [at, file] of found.entries()) {
    onProgress("Files", at, found.length);
    const kept = await fileStore.get(file.key);
    // One that was removed meanwhile is named by no row.
    if (!kept) continue;
    const path = join(folder, "files", file.key);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(kept.content, createWriteStream(path, { mode: 0o600 }));
    files.push(file);
  }
  const backup: BusinessBackup = {
    format: "awning business backup",
    formatVersion: 1,
    createdAt,
    tenant: { id: tenant.id, code: tenant.code },
    shops: own,
    migrations,
    tables,
    files,
  };
  await writeFile(join(folder, backupFile), `${JSON.stringify(backup, null, 1)}\n`, { mode: 0o600 });
  return backup;
}
