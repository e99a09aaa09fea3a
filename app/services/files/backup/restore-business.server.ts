// @public

import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import {
  type BusinessBackup,
  backupFile,
  backupLines,
  migrationsProblem,
  parseBusinessBackup,
} from "~/models/files/business-backup";
import { type CopyNames, copiedKey, copiedRow } from "~/models/files/copied-row";
import { AppError, isAppError } from "~/models/platform/error/app-error";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { tenantHomes } from "~/tables/machines/tenant-homes";
import { shops } from "~/tables/shops/shops";
import { tenants } from "~/tables/shops/tenants";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { isKey } from "../../platform/file-store/file-store";
import { announceChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { measureFiles } from "../../shops/limits/measure-files.server";
import type { FilesContext } from "../files-context.server";
import { checkNewShop } from "../seed/create-shop.server";
import { appliedMigrations, backedUpTables, businessTables, isCopied } from "./business-tables.server";
import { insertRows } from "./insert-rows.server";
import { raiseCounters } from "./raise-counters.server";

/** A shop that a backup becomes beside the original. */
export type RestoredCopy = { code: string; domain: string };

/** What a restore did or would do, and the code of its first shop. */
export type RestoredBusiness = { code: string; lines: string[]; notes: string[] };

/** Carries what a trial found out of the transaction that it rolls back. */
class Trial extends Error {}

/** @throws AppError `invalid` for a folder that holds no backup of a business */
export const readBusinessBackup = async (folder: string): Promise<BusinessBackup> =>
  parseBusinessBackup(await readFile(join(folder, backupFile), "utf8").catch(() => ""));

/**
 * Brings one business back as its backup has it, whole or not at all (rule hosting-11): in the place of what
 * it is now, or, with `copy`, as a new shop that is shut.
 * @param isTrial leaves everything as it is
 * @throws AppError `invalid` for a damaged backup or one of other tables; `conflict` where codes or domains
 * are another's, and where the database does not let rows be written without triggers
 */
export async function restoreBusiness(
  base: FilesContext,
  folder: string,
  { copy, isTrial, onProgress }: { copy: RestoredCopy | null; isTrial: boolean; onProgress: OnProgress },
): Promise<RestoredBusiness> {
  const backup = await readBusinessBackup(folder);
  const problem = migrationsProblem(backup.migrations, await appliedMigrations(base.db));
  if (problem !== null) throw new AppError("conflict", problem);
  await checkFiles(folder, backup);
  await refuseWithoutGrant(base.db);
  if (copy) await checkCopy(base, backup, copy);
  else await refuseTaken(base.db, backup);
  const names = copy ? await namesOfCopy(folder, backup, copy) : null;
  if (!isTrial) await putFiles(base, folder, { backup, names, onProgress });
  const restored = { code: copy?.code ?? backup.shops[0]?.code ?? "", notes: notesOf(copy) };
  // A trial would hold the rows of a shop that sells.
  if (isTrial && !copy) return { ...restored, lines: backupLines(backup, await countRows(base.db, backup)) };
  let lines: string[] = [];
  await base.db
    .transaction(async (tx) => {
      await tx.execute(sql`select set_config(name, '0', true)
        from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) as limits (name)`);
      lines = await replaceRows(tx, folder, { backup, names, onProgress });
      const shop = await readShop(tx, eq(shops.code, restored.code));
      if (!shop) throw new AppError("invalid", "The backup is damaged: it has no shop.");
      const inner = { ...base, db: tx, tenant: shop.tenant, shop };
      if (isTrial) throw new Trial();
      await measureFiles(inner);
      await announceChange(inner, "tenant", [WHOLE_SHOP]);
    })
    .catch((error: unknown) => {
      if (!(error instanceof Trial)) throw ownFault(error);
    });
  if (!isTrial) base.log.info("business restored", { shop: restored.code, of: backup.createdAt });
  return { ...restored, lines };
}

const notesOf = (copy: RestoredCopy | null): string[] =>
  copy
    ? [
        "The new shop is shut until its owner opens it.",
        "It goes without keys, secrets of payment providers, webhooks, subscriptions and carts: the original has them.",
      ]
    : [
        "What came after the backup goes: orders, customers, changes.",
        "Everyone signs in anew, and people who have not accepted an invitation are invited again.",
      ];

/** What is taken was found out before; this is what came between. */
function ownFault(error: unknown): unknown {
  if (isAppError(error)) return error;
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  const code = cause && typeof cause === "object" && "code" in cause ? cause.code : null;
  if (code !== "23505") return error;
  return new AppError(
    "conflict",
    "A code or domain of it leads to another shop now. Restore it as a new shop.",
  );
}

/** The private PostgreSQL has granted it; one of an owner's own may not have. */
async function refuseWithoutGrant(db: Db): Promise<void> {
  const { rows } = await db.execute<{ role: string; may: boolean }>(sql`
    select current_user as role, has_parameter_privilege(current_user, 'session_replication_role', 'set') as may`);
  if (rows[0]?.may) return;
  throw new AppError(
    "conflict",
    `The database needs, by its superuser: grant set on parameter session_replication_role to ${rows[0]?.role}`,
  );
}

async function checkFiles(folder: string, { files }: BusinessBackup): Promise<void> {
  for (const { key, bytes } of files) {
    const found = isKey(key) ? await stat(join(folder, "files", key)).catch(() => null) : null;
    if (found?.size !== bytes)
      throw new AppError("invalid", `The backup is damaged: its file ${key} is not whole.`);
  }
}

async function checkCopy(
  base: FilesContext,
  { shops: own }: BusinessBackup,
  copy: RestoredCopy,
): Promise<void> {
  if (own.length > 1)
    throw new AppError(
      "invalid",
      "A marketplace comes back as itself alone: its sellers’ shops belong together.",
    );
  await checkNewShop(base, copy);
}

async function refuseTaken(db: Db, { tenant, shops: own }: BusinessBackup): Promise<void> {
  const codes = own.map(({ code }) => code);
  const taken = await db
    .select({ code: shops.code })
    .from(shops)
    .where(and(inArray(shops.code, codes), ne(shops.tenantId, tenant.id)));
  const named = await db
    .select({ code: tenants.code })
    .from(tenants)
    .where(and(eq(tenants.code, tenant.code), ne(tenants.id, tenant.id)));
  const [other] = [...taken, ...named];
  if (other)
    throw new AppError("conflict", `Another shop is called '${other.code}' now. Restore it as a new shop.`);
  const [home] = await db
    .select({ cluster: tenantHomes.cluster })
    .from(tenantHomes)
    .where(
      and(eq(tenantHomes.tenantId, tenant.id), or(eq(tenantHomes.isHere, false), sql`state is not null`)),
    );
  if (home) throw new AppError("conflict", "This business lives in another database, or is being moved.");
}

async function namesOfCopy(
  folder: string,
  { tenant, shops: own }: BusinessBackup,
  copy: RestoredCopy,
): Promise<CopyNames> {
  const sellers = (await readFile(join(folder, "rows", "sellers.jsonl"), "utf8").catch(() => ""))
    .split("\n")
    .flatMap((line) => (line ? [(JSON.parse(line) as { guid: string }).guid] : []));
  const ids = [tenant.id, ...own.map(({ id }) => id), ...sellers];
  return { ids: new Map(ids.map((id) => [id, randomUUID()])), from: own[0]?.code ?? "", to: copy };
}

async function countRows(db: Db, { tenant }: BusinessBackup): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, key } of await backedUpTables(db)) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(key)} = ${tenant.id}`,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

type Restoring = { backup: BusinessBackup; names: CopyNames | null; onProgress: OnProgress };

async function putFiles(
  { fileStore }: FilesContext,
  folder: string,
  { backup, names, onProgress }: Restoring,
): Promise<void> {
  for (const [at, { key, bytes }] of backup.files.entries()) {
    onProgress("Files", at, backup.files.length);
    const own = names ? copiedKey(key, names) : key;
    if ((await fileStore.head(own))?.sizeBytes === bytes) continue;
    const path = join(folder, "files", key);
    await fileStore.put(own, { sizeBytes: bytes, open: () => createReadStream(path) });
  }
}

/** Replaces every row. What hosts set for the business that is there stays. @returns what came */
async function replaceRows(
  tx: Db,
  folder: string,
  { backup, names, onProgress }: Restoring,
): Promise<string[]> {
  const tenantId = names?.ids.get(backup.tenant.id) ?? backup.tenant.id;
  const own = eq(tenants.id, tenantId);
  const [hosted] = await tx
    .select({
      suspendedAt: tenants.suspendedAt,
      suspendedWords: tenants.suspendedWords,
      suspendedBy: tenants.suspendedBy,
      quotas: tenants.quotas,
    })
    .from(tenants)
    .where(own)
    .for("update");
  // As for a move and a removal: triggers are for changes of a shop.
  await tx.execute(sql`set local session_replication_role = replica`);
  const before: Record<string, number> = {};
  for (const { table, key } of await businessTables(tx)) {
    const gone = await tx.execute(
      sql`delete from ${sql.identifier(table)} where ${sql.identifier(key)} = ${tenantId}`,
    );
    before[table] = gone.rowCount ?? 0;
  }
  const rowsOf = new Map(backup.tables.map(({ name, rows }) => [name, rows]));
  const tables = (await backedUpTables(tx)).filter(({ table }) => rowsOf.has(table));
  if (tables.length < rowsOf.size)
    throw new AppError("invalid", "The backup names tables that there are not.");
  const came: BusinessBackup["tables"] = [];
  for (const [at, one] of tables.entries()) {
    onProgress("Tables", at, tables.length);
    if (names && !isCopied(one.table)) continue;
    const path = join(folder, "rows", `${one.table}.jsonl`);
    const changed = names ? (line: string) => copiedRow(one.table, line, names) : undefined;
    const rows = await insertRows(tx, one, tenantId, path, changed);
    if (!names && rows !== rowsOf.get(one.table))
      throw new AppError("invalid", `The backup is damaged: rows of ${one.table} are missing.`);
    came.push({ name: one.table, rows });
  }
  const free = { suspendedAt: null, suspendedWords: null, suspendedBy: null };
  await tx
    .update(tenants)
    .set({ ...(hosted ?? free), goesAt: null })
    .where(own);
  await raiseCounters(tx, tables, tenantId);
  return backupLines({ tables: came, files: backup.files }, names ? null : before);
}
