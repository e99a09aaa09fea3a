import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { type ApplyChange, planLines } from "~/models/files/apply-change";
import type { ConflictSide } from "~/models/files/three-way";
import { shops } from "~/tables/shops/shops";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { makeFolder, smallShop, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { categoryRecords } from "../../catalogue/categories/category-records.server";
import { menuRecords } from "../../content/pages/menu-records.server";
import { redirectRecords } from "../../content/redirects/redirect-records.server";
import { templateRecords } from "../../content/templates/template-records.server";
import { widgetRecords } from "../../content/widgets/widget-records.server";
import { questionRecords } from "../../conversations/questions/question-records.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { testActing } from "../../shops/audit/actor-fixture.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { shopRecords } from "../../shops/directory/shop-records.server";
import { changeRecord } from "../../shops/records/change-record.server";
import type { RecordKind } from "../../shops/records/record-kind";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { settingsRecords } from "../../shops/settings/settings-records.server";
import { applyShopFolder } from "../apply/apply-shop-folder.server";
import { readShopFolder } from "../apply/read-shop-folder.server";
import { exportShopFolder } from "../export-shop-folder.server";
import type { FilesContext, ShopFilesContext } from "../files-context.server";
import { importProducts } from "../moving/import-products.server";

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
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
  folder = join(disk.path, "corner");
  await writeFiles(folder, await smallShop());
  await apply();
});
afterEach(() => disk.remove());

/** Applies a folder, or plans to, and answers the lines of its plan. */
async function apply(
  from = folder,
  { side = null, stays = true }: { side?: ConflictSide | null; stays?: boolean } = {},
): Promise<string[]> {
  let all: readonly ApplyChange[] = [];
  const decide = (changes: readonly ApplyChange[]) => {
    all = changes;
    return stays;
  };
  await applyShopFolder(base, await readShopFolder(from), () => {}, decide, side);
  return planLines(all);
}

async function corner(): Promise<ShopFilesContext> {
  const shop = await readShop(database.db, eq(shops.code, "corner"));
  if (!shop) throw new Error("no shop");
  return { ...base, tenant: shop.tenant, shop };
}
const inShop = async (kind: RecordKind<unknown>, name: string, typed: unknown) =>
  changeRecord(await corner(), kind, { name, typed });
const stored = async (kind: RecordKind<unknown>, name: string) => kind.read(await corner(), name, false);

const menu = (name: string) => ({ name, items: [] });
const writeMenu = (name: string, id = "main") =>
  writeFiles(folder, { [`menus/${id}.json`]: { id, ...menu(name) } });

/** Changes products as an import does: the shop's own change. */
async function importRows(rows: string): Promise<void> {
  const file = join(disk.path, "rows.csv");
  await writeFiles(disk.path, { "rows.csv": rows });
  await importProducts(await corner(), { file, imagesFolder: null }, () => {});
}
const rowsOf = (text: string) => writeFiles(folder, { "products.csv": text });
const productsFile = () => readFile(join(folder, "products.csv"), "utf8");
async function nameOf(sku: string): Promise<string | undefined> {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select name from products where sku = ${sku} and archived_from is null`,
  );
  return rows[0]?.name;
}

test("a folder that was applied changes nothing a second time", async () => {
  expect(await apply()).toEqual(["Nothing would change"]);
});

describe("what only the folder changed", () => {
  test("is applied", async () => {
    await writeMenu("Top");
    await rowsOf((await productsFile()).replace("MUG,Mug", "MUG,Cup"));
    await apply();
    expect(await stored(menuRecords, "main")).toMatchObject({ name: "Top" });
    expect(await nameOf("MUG")).toBe("Cup");
  });

  test("is removed when it is gone from the folder", async () => {
    await writeFiles(folder, await smallShop({ "menus/side.json": { id: "side", ...menu("Side") } }));
    await apply();
    const before = join(disk.path, "before");
    await writeFiles(before, await smallShop());
    expect(await apply(before)).toEqual(["Remove menu side"]);
    expect(await stored(menuRecords, "side")).toBeNull();
  });
});

describe("what only the shop changed", () => {
  test("stays and is exported, whatever it is", async () => {
    const about = await templateRecords.read(await corner(), "page/About", false);
    const mugs = await categoryRecords.read(await corner(), "mugs", false);
    const hero = await widgetRecords.read(await corner(), "home-hero", false);
    await inShop(menuRecords, "main", menu("Top"));
    await inShop(templateRecords, "page/About", { ...about, html: "<p>Them</p>" });
    await inShop(categoryRecords, "mugs", { ...mugs, name: "Cups" });
    await inShop(widgetRecords, "home-hero", { ...hero, items: [] });
    await inShop(settingsRecords, "general", { tagline: "Round the corner" });
    await importRows("sku,name\nMUG,Cup");
    expect(await apply()).toEqual([
      "Keep settings general: changed in the shop",
      "Keep page About: changed in the shop",
      "Keep widget home-hero: changed in the shop",
      "Keep menu main: changed in the shop",
      "Keep category mugs: changed in the shop",
      "Keep product MUG (Cup): changed in the shop",
    ]);
    await exportShopFolder(await corner(), folder, () => {});
    expect(await readFile(join(folder, "menus", "main.json"), "utf8")).toContain("Top");
    expect(await readFile(join(folder, "shop.json"), "utf8")).toContain("Round the corner");
    expect(await productsFile()).toContain("Cup");
    expect(await apply()).toEqual(["Nothing would change"]);
  });

  test("stays of its name and domains, and of a switch", async () => {
    const { domains } = (await corner()).shop;
    await inShop(shopRecords, "corner", { name: "Corner & Co", domains: [...domains, "co.example"] });
    await inShop(settingsRecords, "email_capture_enabled", false);
    expect(await apply()).toEqual([
      "Keep shop corner: changed in the shop",
      "Keep settings email_capture_enabled: changed in the shop",
    ]);
    expect((await corner()).shop.domains).toContain("co.example");
  });

  test("stays of a question that a folder brought, which is kept or removed there", async () => {
    const asked = { asked_by: "Ada", asked_at: "2026-02-01T12:00:00.000Z" };
    const one = { ...asked, sku: "MUG", question: "Is it large?", answer: "It is." };
    const both = ["one", "two"].map((code) => ({ ...one, code }));
    await apply(await writeFiles(folder, await smallShop({ "questions.json": both })).then(() => folder));
    await inShop(questionRecords, "one", { ...one, answer: "0.4 l." });
    expect(await apply()).toEqual(["Keep question one: changed in the shop"]);
    await writeFiles(folder, await smallShop({ "questions.json": both.slice(0, 1) }));
    expect(await apply()).toContain("Remove question two");
  });

  test("stays when the folder changes something else", async () => {
    await inShop(menuRecords, "main", menu("Top"));
    await rowsOf((await productsFile()).replace("MUG,Mug", "MUG,Cup"));
    await apply();
    expect(await stored(menuRecords, "main")).toMatchObject({ name: "Top" });
    expect(await nameOf("MUG")).toBe("Cup");
  });

  test("stays when it was made there", async () => {
    await inShop(menuRecords, "side", menu("Side"));
    await inShop(categoryRecords, "bowls", { name: "Bowls", parent: "kitchen" });
    await inShop(redirectRecords, "/old", { to: "/mugs" });
    await importRows("sku,name,price\nBOWL,Bowl,7");
    await writeFiles(folder, { "redirects.csv": "from,to\n/older,/mugs" });
    await apply();
    expect(await stored(menuRecords, "side")).not.toBeNull();
    expect(await stored(categoryRecords, "bowls")).toMatchObject({ parent: "kitchen" });
    expect(await stored(redirectRecords, "/old")).not.toBeNull();
    expect(await nameOf("BOWL")).toBe("Bowl");
  });

  test("stays removed when it was removed there", async () => {
    await inShop(menuRecords, "main", null);
    expect(await apply()).toEqual(["Keep menu main: removed in the shop"]);
    expect(await stored(menuRecords, "main")).toBeNull();
  });

  test("is the order of categories, too", async () => {
    await writeFiles(folder, { "categories.json": ["a", "b"].map((slug) => ({ slug, name: slug })) });
    await rowsOf("sku,name,price,categories\nMUG,Mug,5,a");
    await apply();
    const first = await categoryRecords.read(await corner(), "a", false);
    await inShop(categoryRecords, "a", { ...first, position: 7 });
    expect(await apply()).toEqual(["Keep order of categories: changed in the shop"]);
    expect([...(await categoryRecords.readAll(await corner())).keys()]).toEqual(["b", "a"]);
  });

  test("is no piece of a stock item: the folder's count counts", async () => {
    await importRows("sku,name\nMUG,Cup");
    await rowsOf((await productsFile()).replace(",,,10,3:18", ",,,25,3:18"));
    await apply();
    const { rows } = await database.db.execute(sql`select on_hand from stock_items where sku = 'MUG'`);
    expect(rows).toEqual([{ on_hand: 25 }]);
    expect(await nameOf("MUG")).toBe("Cup");
  });
});

describe("what the folder and the shop both changed", () => {
  beforeEach(async () => {
    await inShop(menuRecords, "main", menu("Shop's"));
    await writeMenu("Folder's");
    await writeMenu("Another", "side");
  });

  test("is a conflict that names both values, and nothing is written", async () => {
    await expect(apply()).rejects.toThrow(
      /Conflict: menu main: changed in both\n {4}name: Shop's -> Folder's/,
    );
    expect(await stored(menuRecords, "main")).toMatchObject({ name: "Shop's" });
    expect(await stored(menuRecords, "side")).toBeNull();
    expect(await apply(folder, { stays: false })).toContain("Conflict: menu main: changed in both");
  });

  test("becomes the folder's by ours", async () => {
    await apply(folder, { side: "ours" });
    expect(await stored(menuRecords, "main")).toMatchObject({ name: "Folder's" });
    expect(await apply()).toEqual(["Nothing would change"]);
  });

  test("stays the shop's by theirs, and is not asked about again", async () => {
    await apply(folder, { side: "theirs" });
    expect(await stored(menuRecords, "main")).toMatchObject({ name: "Shop's" });
    expect(await stored(menuRecords, "side")).toMatchObject({ name: "Another" });
    expect(await apply()).toEqual(["Keep menu main: changed in the shop"]);
  });

  test("is no conflict once a person made both say the same", async () => {
    await writeMenu("Shop's");
    expect(await apply()).toEqual(["Add menu side"]);
  });

  test("is a product with its variations", async () => {
    await writeMenu("Shop's");
    await importRows("sku,price\nPOT-S,31");
    await rowsOf((await productsFile()).replace("POT,30", "POT,33"));
    await expect(apply()).rejects.toThrow(/Conflict: product POT \(Pot\)[\s\S]*POT-S price: 31.00 -> 33.00/);
    await apply(folder, { side: "ours" });
    expect(await apply()).toEqual(["Nothing would change"]);
  });
});

test("what the shop changed and the folder removed is a conflict", async () => {
  await inShop(menuRecords, "main", menu("Top"));
  const without = join(disk.path, "without");
  await writeFiles(without, await smallShop({ "menus/main.json": null }));
  await expect(apply(without)).rejects.toThrow("menu main: changed in the shop, removed in the folder");
  expect(await apply(without, { side: "ours" })).toEqual(["Remove menu main"]);
});

test("what the shop removed and the folder changed is a conflict", async () => {
  await inShop(menuRecords, "main", null);
  await writeMenu("Top");
  await expect(apply()).rejects.toThrow("menu main: changed in the folder, removed in the shop");
  expect(await apply(folder, { side: "ours" })).toEqual(["Add menu main"]);
});

test("what is changed in the shop after an export stays when the export is applied", async () => {
  const copy = join(disk.path, "copy");
  await inShop(menuRecords, "main", menu("Exported"));
  await exportShopFolder(await corner(), copy, () => {});
  await inShop(menuRecords, "main", menu("Later"));
  await importRows("sku,name\nMUG,Cup");
  expect(await apply(copy)).toEqual([
    "Keep menu main: changed in the shop",
    "Keep product MUG (Cup): changed in the shop",
  ]);
  expect(await stored(menuRecords, "main")).toMatchObject({ name: "Later" });
});

test("an export into another folder does not make the first one look changed", async () => {
  await inShop(menuRecords, "main", menu("Top"));
  await exportShopFolder(await corner(), join(disk.path, "copy"), () => {});
  expect(await apply()).toEqual(["Keep menu main: changed in the shop"]);
});

test("a folder that the shop does not know wins everywhere", async () => {
  const id = "00000000-0000-4000-8000-000000000001";
  await inShop(menuRecords, "side", menu("Side"));
  await inShop(menuRecords, "main", menu("Top"));
  await writeFiles(folder, { "folder.json": { id } });
  const lines = await apply();
  expect(lines).toContain("Change menu main");
  expect(lines).toContain("Remove menu side");
});
