// @public

import { type FileHandle, mkdir, open, readdir, realpath } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { BackedUpFile, BackedUpTable, BackupManifest } from "~/models/platform/backup/manifest";
import { AppError } from "~/models/platform/error/app-error";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { openPool } from "../db/pool/open-pool.server";
import { sharedPrefixes } from "../file-store/file-keys";
import type { FileStore } from "../file-store/file-store";
import { writeWholeFile } from "../file-store/write-whole-file.server";
import { writeBackedUpFile } from "./backed-up-file.server";
import { listDataFiles } from "./data-files.server";
import { listSequences, listTables, qualified, type TableToCopy } from "./list-tables.server";
import { readTablesVersion } from "./tables-version.server";
import { withoutTimeouts } from "./without-timeouts.server";

/** What to back up, and what to record about it. */
export type BackupSource = {
  connection: pg.PoolConfig;
  /** Absolute path of the data folder. */
  dataDir: string;
  /** Where the files of shops are. */
  fileStore: FileStore;
  now: () => Date;
  /** Version of the product. */
  release: string;
  /** Environment variables with keys of the shops. */
  keysElsewhere: string[];
  onProgress: OnProgress;
};

/**
 * Writes all data of the shops into a folder while servers run (rule operations-9). The tables are a
 * snapshot; files are copied after it, so that every file a row refers to is included.
 * @param folder absolute path of an empty or missing folder
 * @throws AppError if the folder is not empty or there is nothing to back up
 */
export async function writeBackup(source: BackupSource, folder: string): Promise<BackupManifest> {
  await claimFolder(folder, source.dataDir);
  const database = await copyDatabase(source, folder);
  const files = await copyFiles(source, folder);
  const manifest: BackupManifest = {
    format: "awning backup",
    formatVersion: 1,
    release: source.release,
    createdAt: source.now().toISOString(),
    ...database,
    files,
    keysElsewhere: source.keysElsewhere,
  };
  await writeWholeFile(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

async function claimFolder(folder: string, dataDir: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new AppError("conflict", `${folder} is not empty. Choose a new folder for the backup.`);
  const [inside, around] = await Promise.all([realpath(folder), realpath(dataDir).catch(() => dataDir)]);
  if (`${inside}${sep}`.startsWith(`${around}${sep}`))
    throw new AppError("conflict", `${folder} is in the data folder. Choose a folder elsewhere.`);
}

async function copyDatabase({ connection, onProgress }: BackupSource, folder: string) {
  const pool = openPool({ ...connection, max: 1 });
  try {
    const client = await pool.connect();
    try {
      return await copyOut(client, folder, onProgress);
    } finally {
      // The transaction only read.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

async function copyOut(client: pg.PoolClient, folder: string, onProgress: OnProgress) {
  const { migrations, jobsVersion } = await readTablesVersion(client);
  if (migrations.length === 0)
    throw new AppError("not_found", "There is nothing to back up: this database contains no shops.");
  const tables = await listTables(client);
  await client.query("begin isolation level repeatable read, read only");
  await withoutTimeouts(client);
  // Taken before the snapshot, so that no migration runs between it and the tables.
  await client.query(
    `lock table ${tables.map((table) => qualified(client, table)).join(", ")} in access share mode`,
  );
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const copied: BackedUpTable[] = [];
  let done = 0;
  for (const table of tables) {
    onProgress("Tables", done, total);
    copied.push(await copyTable(client, table, folder));
    done += table.bytes;
  }
  const version = await client.query("select current_setting('server_version') as postgres");
  const { postgres } = version.rows[0] as { postgres: string };
  // Sequences are not part of the snapshot. Read last, each is beyond every id in the rows.
  const sequences = await listSequences(client);
  return { postgres, migrations, jobsVersion, tables: copied, sequences };
}

async function copyTable(client: pg.PoolClient, table: TableToCopy, folder: string): Promise<BackedUpTable> {
  const { schema, name, columns } = table;
  const list = columns.map((column) => client.escapeIdentifier(column)).join(", ");
  const rows = client.query(copyTo(`copy ${qualified(client, table)} (${list}) to stdout`));
  const packed = createGzip({ level: 3 });
  rows.once("error", (error) => packed.destroy(error));
  const file = await writeBackedUpFile(folder, `database/${schema}.${name}.gz`, rows.pipe(packed));
  return { ...file, schema, name, columns, rows: rows.rowCount };
}

async function copyFiles(
  { dataDir, fileStore, onProgress }: BackupSource,
  folder: string,
): Promise<BackedUpFile[]> {
  const keys: string[] = [];
  for (const prefix of sharedPrefixes) for await (const { key } of fileStore.list(prefix)) keys.push(key);
  const paths = await listDataFiles(dataDir);
  const total = keys.length + paths.length;
  const copied: BackedUpFile[] = [];
  const copy = async (path: string, content: Readable | undefined) => {
    onProgress("Files", copied.length, total);
    if (content) copied.push(await writeBackedUpFile(folder, `files/${path}`, content));
  };
  for (const path of paths) await copy(path, (await openIfThere(join(dataDir, path)))?.createReadStream());
  for (const key of keys) await copy(key, (await fileStore.get(key))?.content);
  return copied;
}

/** A file deleted since it was listed is not referred to by any row in the backup. */
async function openIfThere(path: string): Promise<FileHandle | null> {
  return open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
