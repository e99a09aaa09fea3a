// @public

import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { and, arrayOverlaps, inArray, not, sql } from "drizzle-orm";
import { isAppError } from "~/models/platform/error/app-error";
import { tenantHomes } from "~/tables/machines/tenant-homes";
import { shops } from "~/tables/shops/shops";
import { tenants } from "~/tables/shops/tenants";
import type { FilesContext } from "../files-context.server";
import { applyMarketplaceFolder } from "./apply-marketplace-folder.server";
import { applyShopFolder } from "./apply-shop-folder.server";
import { isMarketplaceFolder, readMarketplaceFolder } from "./read-marketplace-folder.server";
import { readShopFolder } from "./read-shop-folder.server";

/** Any constant will do, as long as every process of the product uses the same. */
const demoLockKey = 7_263_011;

/**
 * Applies every folder of a shop or marketplace below `folder` whose business the database does not have yet;
 * one that is there belongs to its owner and is left alone, and so is one that lives in another database
 * (rule tenants-4). Processes that start together take turns: the second finds nothing to do.
 * @param say told one line about each step, for the terminal
 */
export async function applyDemoShops({
  folder,
  say,
  ...base
}: FilesContext & { folder: string; say: (line: string) => void }): Promise<void> {
  if ((await missingShops(base, folder)).length === 0) return;
  await base.db.transaction(async (tx) => {
    // A slow machine may read the files of a shop for longer than a transaction may idle.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${demoLockKey})`);
    const inside = { ...base, db: tx };
    for (const code of await missingShops(inside, folder))
      await applyDemoShop(inside, join(folder, code), code, say);
  });
}

/** A folder with an error is reported and skipped: the other shops must still open. */
async function applyDemoShop(
  base: FilesContext,
  folder: string,
  code: string,
  say: (line: string) => void,
): Promise<void> {
  say(`Filling the demo shop ${code} ...`);
  try {
    const onProgress = sayQuarters(code, say);
    const summary = (await isMarketplaceFolder(folder))
      ? await applyMarketplaceFolder(base, await readMarketplaceFolder(folder), onProgress)
      : await applyShopFolder(base, await readShopFolder(folder), onProgress);
    say(`The demo shop ${code} has ${summary.products.added} products.`);
  } catch (error) {
    if (!isAppError(error)) throw error;
    say(`The demo shop ${code} is left out: ${error.message}`);
  }
}

/**
 * The codes of the demo's shops and of its businesses with a marketplace, by their folders below `folder`.
 */
export async function demoCodes(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => ["shop.json", "tenant.json"].some((file) => existsSync(join(folder, name, file))));
}

async function missingShops(base: FilesContext, folder: string): Promise<string[]> {
  const codes = await demoCodes(folder);
  if (codes.length === 0) return [];
  // A marketplace is known by the code of its business.
  const rows = await base.db
    .select({ code: shops.code })
    .from(shops)
    .where(inArray(shops.code, codes))
    .union(base.db.select({ code: tenants.code }).from(tenants).where(inArray(tenants.code, codes)));
  const names = codes.flatMap(namesOf);
  const elsewhere = await base.db
    .select({ names: tenantHomes.names })
    .from(tenantHomes)
    .where(and(not(tenantHomes.isHere), arrayOverlaps(tenantHomes.names, names)));
  const known = new Set([
    ...rows.flatMap(({ code }) => namesOf(code)),
    ...elsewhere.flatMap(({ names }) => names),
  ]);
  return codes.filter((code) => !namesOf(code).some((name) => known.has(name))).sort();
}

/** What finds the shop or the business of a folder in the directory of those that live elsewhere. */
const namesOf = (code: string) => [`code:${code}`, `tenant:${code}`];

/** A line at each quarter of a long step. */
function sayQuarters(code: string, say: (line: string) => void) {
  const told = new Set<string>();
  return (label: string, done: number, total: number) => {
    const percent = Math.floor((done / total) * 4) * 25;
    const line = `  ${code}: ${label.toLowerCase()} ${percent} %`;
    if (total < 50 || percent === 0 || told.has(line)) return;
    told.add(line);
    say(line);
  };
}
