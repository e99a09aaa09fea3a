import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RestoredCopy, restoreBusiness } from "~/services/files/backup/restore-business.server";
import { writeBusinessBackup } from "~/services/files/backup/write-business-backup.server";
import type { ShopFilesContext } from "~/services/files/files-context.server";
import { removeBusiness } from "~/services/office/host/removal/remove-business.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import { acting } from "~/services/shops/context/shop-context.server";
import { testBox } from "~/services/shops/secrets/secrets-fixture.server";
import { withTestDatabase } from "../support/databases/with-test-database";
import { makeFolder, type TestFolder } from "../support/shop-folder";
import { fingerprint, tablesOf } from "./tenant-fingerprint";
import { openTwoShops } from "./two-shops";

const database = withTestDatabase();
let disk: TestFolder;
let ctx: ShopFilesContext;
let otherId: string;
let tables: string[];
let before: Record<string, string>;
let folder: string;
const content = Buffer.from("a picture's bytes");
const keyOf = (code: string) => `media/${code}/0123456789abcdef-1x1.webp`;

const marks = (id: string) => fingerprint(database.pool, tables, "tenant", id);
const restore = (copy: RestoredCopy | null = null, isTrial = false) =>
  restoreBusiness(ctx, folder, { copy, isTrial, onProgress: () => {} });
const count = async (table: string, code: string) => {
  const { rows } = await database.db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${sql.identifier(table)} t
    where tenant_id = (select tenant_id from shops where code = ${code})`);
  return rows[0]?.count ?? 0;
};

/** Rows that name one which is not there. */
async function danglingRows(): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string; check: string }>(sql`
    select k.conname as name, format('select 1 from %s c where %s and not exists (select from %s p where %s) limit 1',
      k.conrelid::regclass,
      (select string_agg(format('c.%I is not null', a.attname), ' and ') from unnest(k.conkey) x join pg_attribute a on a.attrelid = k.conrelid and a.attnum = x),
      k.confrelid::regclass,
      (select string_agg(format('p.%I = c.%I', b.attname, a.attname), ' and ') from unnest(k.conkey, k.confkey) as x (own, their)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = x.own join pg_attribute b on b.attrelid = k.confrelid and b.attnum = x.their)) as check
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`);
  const found: string[] = [];
  for (const { name, check } of rows)
    if ((await database.pool.query(check)).rows.length > 0) found.push(name);
  return found;
}

beforeAll(async () => {
  disk = await makeFolder();
  const { alpha, beta } = await openTwoShops(database.db);
  const actor = acting({ kind: "command-line", command: "restore-shop" });
  ctx = {
    ...alpha,
    db: database.productDb,
    box: testBox,
    actor,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
  otherId = beta.tenant.id;
  await ctx.fileStore.put(keyOf(ctx.shop.code), content);
  folder = join(disk.path, "backup");
  const backup = await writeBusinessBackup(ctx, folder, () => {});
  const kept = new Set(backup.tables.map(({ name }) => name));
  tables = (await tablesOf(database.db, "tenant")).filter((name) => kept.has(name));
  before = await marks(ctx.tenant.id);
});
afterAll(() => disk.remove());

describe("a business restored from its backup (rule hosting-11)", () => {
  test("loses what came since, and has everything else as it was", async () => {
    const others = await marks(otherId);
    const { shop, tenant } = ctx;
    await database.pool.query(`begin; set local session_replication_role = replica;
      update products set name = 'Later' where tenant_id = '${tenant.id}';
      delete from orders where tenant_id = '${tenant.id}'; commit`);
    expect(await marks(tenant.id)).not.toEqual(before);
    const shown = await restore(null, true);
    expect(shown.lines[0]).toMatch(/^Orders: \d+ \(now \d+\)$/);
    expect(await marks(tenant.id)).not.toEqual(before);
    expect((await restore()).code).toBe(shop.code);
    expect(await marks(tenant.id)).toEqual(before);
    expect(await marks(otherId)).toEqual(others);
    expect(await danglingRows()).toEqual([]);
  });

  test("stands beside the original as a new shop that is shut and has no keys", async () => {
    const copy = { code: "second", domain: "second.example" };
    await restore(copy, true);
    expect(await count("orders", "second")).toBe(0);
    await restore(copy);
    expect(await marks(ctx.tenant.id)).toEqual(before);
    for (const table of ["orders", "customers", "products", "reviews"])
      expect([table, await count(table, "second")]).toEqual([table, await count(table, ctx.shop.code)]);
    expect(await count("api_keys", "second")).toBe(0);
    const { rows } = await database.db.execute<{ open: boolean; domains: string[] }>(sql`
      select frontend_status as open, array(select domain from shop_domains d where d.shop_id = s.id) as domains
      from shops s where code = 'second'`);
    expect(rows[0]?.open).toBe(false);
    expect((await ctx.fileStore.head(keyOf("second")))?.sizeBytes).toBe(content.length);
    expect(await danglingRows()).toEqual([]);
  });

  test("is refused as a new shop under a code that is taken", async () => {
    await expect(restore({ code: "second", domain: "third.example" })).rejects.toThrow("already is a shop");
  });

  test("is itself again after it was removed, with its files", async () => {
    await removeBusiness(ctx, ctx.tenant.id);
    expect(await ctx.fileStore.head(keyOf(ctx.shop.code))).toBeNull();
    await restore();
    expect(await marks(ctx.tenant.id)).toEqual(before);
    const kept = await ctx.fileStore.get(keyOf(ctx.shop.code));
    expect(await buffer(kept?.content ?? Readable.from([]))).toEqual(content);
  });

  test("counts on above its numbers", async () => {
    const { rows } = await database.db.execute<{ free: boolean }>(sql`
      select pg_sequence_last_value(pg_get_serial_sequence('products', 'id')::regclass) >= max(id) as free from products`);
    expect(rows[0]?.free).toBe(true);
  });

  test("is refused where a file of the backup is missing, and where it is of a later release", async () => {
    const manifest = join(folder, "backup.json");
    const text = await readFile(manifest, "utf8");
    await writeFile(manifest, text.replace('"bytes": ', '"bytes": 9'));
    await expect(restore()).rejects.toThrow("is damaged");
    await writeFile(manifest, text.replace(/"migrations": \[/, '"migrations": ["later",'));
    await expect(restore()).rejects.toThrow("later release");
    expect(await marks(ctx.tenant.id)).toEqual(before);
  });
});
