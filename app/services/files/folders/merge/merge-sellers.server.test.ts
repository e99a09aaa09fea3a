import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { type ApplyChange, planLines } from "~/models/files/apply-change";
import type { ConflictSide } from "~/models/files/three-way";
import { shops } from "~/tables/shops/shops";
import { sellers } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { smallMarketplace } from "../../../../../tests/support/marketplace-folder";
import { makeFolder, type TestFolder, writeFiles } from "../../../../../tests/support/shop-folder";
import { changeSellerState } from "../../../marketplace/change-seller-state.server";
import { createDiskStore } from "../../../platform/file-store/disk-store.server";
import { createLog } from "../../../platform/log/log.server";
import { byTest, testActing } from "../../../shops/audit/actor-fixture.server";
import { readShop } from "../../../shops/directory/shop-directory.server";
import { testBox } from "../../../shops/secrets/secrets-fixture.server";
import { applyMarketplaceFolder } from "../../apply/apply-marketplace-folder.server";
import { readMarketplaceFolder } from "../../apply/read-marketplace-folder.server";
import { exportMarketplaceFolder } from "../../export-marketplace-folder.server";
import type { FilesContext, ShopFilesContext } from "../../files-context.server";

const database = withTestDatabase();
let disk: TestFolder;
let base: FilesContext;
let folder: string;

beforeEach(async () => {
  await database.empty();
  disk = await makeFolder();
  base = {
    db: database.productDb,
    now: () => new Date("2026-01-15T12:00:00Z"),
    box: testBox,
    log: createLog({ write: () => {} }),
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
  folder = join(disk.path, "fair");
  await writeFiles(folder, await smallMarketplace());
  await apply();
});
afterEach(() => disk.remove());

/** Applies the folder and answers what its plan says of sellers. */
async function apply(side: ConflictSide | null = null): Promise<string[]> {
  let all: readonly ApplyChange[] = [];
  const decide = (changes: readonly ApplyChange[]) => {
    all = changes;
    return true;
  };
  const read = await readMarketplaceFolder(folder);
  await applyMarketplaceFolder(base, read, () => {}, decide, side);
  return planLines(all.filter(({ kind }) => kind === "seller" || kind === "offer"));
}
async function fair(): Promise<ShopFilesContext> {
  const shop = await readShop(database.db, eq(shops.code, "fair"));
  if (!shop) throw new Error("no shop");
  return { ...base, tenant: shop.tenant, shop };
}
/** What a seller asks for in a marketplace that was invited by command. */
async function addWeaver(): Promise<void> {
  const { tenant } = await fair();
  const row = { tenantId: tenant.id, code: "weaver", name: "The weaver", state: "active" as const };
  await byTest(database.db, (db) => db.insert(sellers).values(row));
}
async function renameInShop(code: string, name: string): Promise<void> {
  const { tenant } = await fair();
  const isIt = and(eq(sellers.tenantId, tenant.id), eq(sellers.code, code));
  await byTest(database.db, (db) => db.update(sellers).set({ name }).where(isIt));
}
async function changeInFolder(code: string, changes: Record<string, unknown> | null): Promise<void> {
  const file = join(folder, "sellers.json");
  const rows = JSON.parse(await readFile(file, "utf8")) as { code: string }[];
  const after = rows.flatMap((row) => (row.code !== code ? [row] : changes ? [{ ...row, ...changes }] : []));
  await writeFiles(folder, { "sellers.json": after });
}
async function stored(): Promise<string[]> {
  const rows = await database.db.select().from(sellers).orderBy(sellers.code);
  return rows.map(({ code, name, state }) => `${code} ${name} ${state}`);
}
const nothing = ["Nothing would change"];

describe("a marketplace's folder and its sellers", () => {
  test("change nothing a second time", async () => {
    expect(await apply()).toEqual(nothing);
  });

  test("keep a seller who was invited meanwhile, and an export names them", async () => {
    await addWeaver();
    expect(await apply()).toEqual(["Keep seller weaver: only in the shop"]);
    await exportMarketplaceFolder(await fair(), folder, () => {});
    const after = await apply();
    expect([await stored(), after]).toEqual([
      ["fair Fair active", "potter The potter active", "weaver The weaver active"],
      nothing,
    ]);
    expect(await readFile(join(folder, "sellers.json"), "utf8")).toContain('"weaver"');
  });

  test("keep a seller paused who was paused meanwhile", async () => {
    await changeSellerState(await fair(), "potter", "paused");
    expect(await apply()).toEqual(["Keep seller potter: changed in the shop"]);
    expect(await stored()).toContain("potter The potter paused");
  });

  test("take a change of the folder alone", async () => {
    await changeInFolder("potter", { name: "The old potter" });
    await apply();
    expect(await stored()).toContain("potter The old potter active");
  });

  test("close a seller who was exported and then left the folder, once", async () => {
    await addWeaver();
    await exportMarketplaceFolder(await fair(), folder, () => {});
    await changeInFolder("weaver", null);
    const lines = [await apply(), await apply()];
    expect([lines, await stored()]).toMatchObject([
      [["Archive seller weaver"], nothing],
      expect.arrayContaining(["weaver The weaver closed"]),
    ]);
  });

  test("are a conflict where both changed, which names both values and is decided by a side", async () => {
    await renameInShop("potter", "Ours");
    await changeInFolder("potter", { name: "Files" });
    await expect(apply()).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/seller potter[\s\S]*Ours[\s\S]*Files/),
    });
    await apply("theirs");
    const theirs = await stored();
    await changeInFolder("potter", { name: "Anew" });
    await apply("ours");
    expect([theirs[1], (await stored())[1]]).toEqual(["potter Ours active", "potter Anew active"]);
  });
});
