import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { type ApplyChange, planLines } from "~/models/files/apply-change";
import type { ConflictSide } from "~/models/files/three-way";
import { sellerReviews } from "~/tables/conversations/seller-reviews";
import { shops } from "~/tables/shops/shops";
import { sellers, tenants } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { smallMarketplace } from "../../../../tests/support/marketplace-folder";
import { makeFolder, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { categoryRecords } from "../../catalogue/categories/category-records.server";
import { readOffers } from "../../catalogue/offers/read-offers.server";
import { saveOffers } from "../../catalogue/offers/save-offers.server";
import { menuRecords } from "../../content/pages/menu-records.server";
import { templateRecords } from "../../content/templates/template-records.server";
import { reviewRecords } from "../../conversations/reviews/review-records.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { byTest, testActing } from "../../shops/audit/actor-fixture.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { shopRecords } from "../../shops/directory/shop-records.server";
import { changeRecord } from "../../shops/records/change-record.server";
import type { RecordKind } from "../../shops/records/record-kind";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { settingsRecords } from "../../shops/settings/settings-records.server";
import { applyMarketplaceFolder } from "../apply/apply-marketplace-folder.server";
import { readMarketplaceFolder } from "../apply/read-marketplace-folder.server";
import { exportMarketplaceFolder } from "../export-marketplace-folder.server";
import type { FilesContext, ShopFilesContext } from "../files-context.server";

const database = withTestDatabase();
let disk: TestFolder;
let base: FilesContext;
let folder: string;

const written = { display_name: "Ada", written_at: "2026-01-02T12:00:00.000Z" };
const opinions = {
  "reviews.json": [{ ...written, code: "mug-1", sku: "MUG", star: 5, content: "It holds what I pour." }],
  "seller-reviews.json": [
    { ...written, code: "potter-1", seller: "potter", star: 4, content: "It came in one piece." },
  ],
};

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
  await writeFiles(folder, await smallMarketplace(opinions));
  await apply();
});
afterEach(() => disk.remove());

/** Applies the folder and answers the lines of its plan. */
async function apply(side: ConflictSide | null = null): Promise<string[]> {
  let all: readonly ApplyChange[] = [];
  const decide = (changes: readonly ApplyChange[]) => {
    all = changes;
    return true;
  };
  await applyMarketplaceFolder(base, await readMarketplaceFolder(folder), () => {}, decide, side);
  return planLines(all);
}
const nothing = ["Nothing would change"];

async function shopOf(code: string): Promise<ShopFilesContext> {
  const shop = await readShop(database.db, eq(shops.code, code));
  if (!shop) throw new Error(`no shop ${code}`);
  return { ...base, tenant: shop.tenant, shop };
}
const exported = async () => exportMarketplaceFolder(await shopOf("fair"), folder, () => {});
const inShop = async (code: string, kind: RecordKind<unknown>, name: string, typed: unknown) =>
  changeRecord(await shopOf(code), kind, { name, typed });
const stored = async (kind: RecordKind<unknown>, name: string, code = "fair") =>
  kind.read(await shopOf(code), name, false);
const replaceIn = async (file: string, from: string, to: string) => {
  const text = await readFile(join(folder, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  await writeFiles(folder, { [file]: text.replace(from, to) });
};

const offerOf = (seller: string, sku: string) => sql`
  seller_id = (select id from sellers where code = ${seller})
  and product_id = (select id from products where sku = ${sku})`;
/** What a seller asks for a product, changed as the seller changes it. */
const askInShop = (seller: string, sku: string, priceMinor: number) =>
  byTest(database.db, (db) =>
    db.execute(sql`update offers set price_minor = ${priceMinor}, final_price_minor = ${priceMinor}
      where ${offerOf(seller, sku)}`),
  );
const takeOff = (seller: string, sku: string) =>
  byTest(database.db, (db) =>
    db.execute(
      sql`update offers set archived_from = '{"isVisible": true, "availableForSale": true}' where ${offerOf(seller, sku)}`,
    ),
  );
/** A seller offers what another one offers, on their terms. */
async function offerToo(seller: string, sku: string): Promise<void> {
  const ctx = await shopOf("fair");
  const [row] = await ctx.db
    .select({ id: sellers.id })
    .from(sellers)
    .where(and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.code, seller)));
  const like = (await readOffers(ctx)).find((one) => one.sku === sku);
  if (!row || !like) throw new Error("nothing to offer");
  const offers = [{ productId: like.productId, offer: { ...like.offer, stock: null } }];
  await inTransaction(ctx, (inner) => saveOffers(inner, row.id, { stock: [], stocks: new Map(), offers }));
}
async function pricesOf(sku: string): Promise<string[]> {
  const { rows } = await database.db.execute<{ line: string }>(sql`
    select se.code || ' ' || o.final_price_minor as line from offers o
    join sellers se on se.id = o.seller_id join products p on p.id = o.product_id
    where p.sku = ${sku} and o.archived_from is null order by 1`);
  return rows.map(({ line }) => line);
}
const nameOf = async (sku: string) => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select name from products where sku = ${sku} and archived_from is null`,
  );
  return rows[0]?.name;
};
const renameProduct = (sku: string, name: string) =>
  byTest(database.db, (db) => db.execute(sql`update products set name = ${name} where sku = ${sku}`));

test("a marketplace's folder that was applied changes nothing a second time", async () => {
  expect(await apply()).toEqual(nothing);
});

describe("what only the marketplace changed", () => {
  test("stays and is exported, whatever it is", async () => {
    const mugs = await stored(categoryRecords, "mugs");
    const home = await stored(templateRecords, "page/Homepage", "potter");
    const review = await stored(reviewRecords, "mug-1");
    await inShop("fair", categoryRecords, "mugs", { ...(mugs as object), name: "Cups" });
    await inShop("fair", menuRecords, "main", { name: "Top", items: [] });
    await inShop("potter", templateRecords, "page/Homepage", { ...(home as object), html: "<p>Clay</p>" });
    await inShop("potter", settingsRecords, "general", { tagline: "By hand" });
    await inShop("potter", shopRecords, "potter", { name: "Pottery", domains: ["potter.localhost"] });
    await inShop("fair", reviewRecords, "mug-1", { ...(review as object), status: "rejected" });
    await byTest(database.db, (db) => db.update(sellerReviews).set({ reply: "It always does." }));
    await byTest(database.db, (db) => db.update(tenants).set({ name: "Big fair" }));
    await renameProduct("MUG", "Cup");
    await askInShop("potter", "MUG", 700);
    await askInShop("fair", "MUG", 900);
    const kept = [
      "Keep business fair: changed in the shop",
      "Keep shop potter: changed in the shop",
      "Keep settings general of potter: changed in the shop",
      "Keep offer MUG of fair: changed in the shop",
      "Keep offer MUG of potter: changed in the shop",
      "Keep product MUG (Cup): changed in the shop",
      "Keep category mugs: changed in the shop",
      "Keep menu main of fair: changed in the shop",
      "Keep page Homepage of potter: changed in the shop",
      "Keep review mug-1: changed in the shop",
      "Keep seller review potter-1: changed in the shop",
    ];
    expect([await apply(), await apply()]).toEqual([kept, kept]);
    expect(await pricesOf("MUG")).toEqual(["fair 900", "potter 700"]);
    await exported();
    const offers = await readFile(join(folder, "offers.csv"), "utf8");
    expect([offers, await readFile(join(folder, "tenant.json"), "utf8")]).toEqual([
      expect.stringContaining("potter,MUG,7.00"),
      expect.stringContaining("Big fair"),
    ]);
    expect(await apply()).toEqual(nothing);
  });

  test("stays when the folder changes something else", async () => {
    await askInShop("potter", "MUG", 700);
    await renameProduct("MUG", "Cup");
    await replaceIn("offers.csv", "potter,BOWL,20", "potter,BOWL,21");
    await replaceIn("products.csv", "BOWL,Bowl", "BOWL,Dish");
    await apply();
    expect([
      await pricesOf("MUG"),
      await pricesOf("BOWL"),
      await nameOf("MUG"),
      await nameOf("BOWL"),
    ]).toEqual([["fair 1000", "potter 700"], ["potter 2100"], "Cup", "Dish"]);
  });

  test("stays when it was made or taken off there", async () => {
    await offerToo("fair", "BOWL");
    await takeOff("potter", "MUG");
    expect(await apply()).toEqual([
      "Keep offer MUG of potter: removed in the shop",
      "Keep offer BOWL of fair: only in the shop",
    ]);
    expect([await pricesOf("BOWL"), await pricesOf("MUG")]).toEqual([
      ["fair 2000", "potter 2000"],
      ["fair 1000"],
    ]);
  });

  test("stays of a shop that was added to the folder later, as of all others", async () => {
    await renameProduct("MUG", "Cup");
    const annex = { code: "annex", name: "Annex", type: "marketplace", domains: ["annex.localhost"] };
    await writeFiles(folder, { "shops/annex/shop.json": annex });
    expect(await apply()).toEqual(["Add shop annex", "Keep product MUG (Cup): changed in the shop"]);
    expect(await apply()).toEqual(["Keep product MUG (Cup): changed in the shop"]);
  });
});

describe("what only the folder of a marketplace changed", () => {
  test("is applied, and what left it goes", async () => {
    await exported();
    await replaceIn("sellers.json", "The potter", "Our potter");
    await writeFiles(folder, {
      "shops/fair/menus/main.json": { id: "main", name: "Top", items: [] },
      "offers.csv": "seller,sku,price\nfair,MUG,12\nfair,TEE-S,16\nfair,TEE-L,15\n",
    });
    await apply();
    expect(await stored(menuRecords, "main")).toMatchObject({ name: "Top" });
    expect([await pricesOf("MUG"), await pricesOf("BOWL"), await pricesOf("TEE-S")]).toEqual([
      ["fair 1000"],
      [],
      ["fair 1600"],
    ]);
  });

  test("leaves an offer as it is whose row is refused, until it is mended", async () => {
    await replaceIn("offers.csv", "potter,MUG,8", "potter,MUG,eight");
    expect([await apply(), await pricesOf("MUG")]).toEqual([nothing, ["fair 1000", "potter 800"]]);
    await replaceIn("offers.csv", "potter,MUG,eight", "potter,MUG,9");
    await apply();
    expect(await pricesOf("MUG")).toEqual(["fair 1000", "potter 900"]);
  });
});

describe("what both changed", () => {
  beforeEach(async () => {
    await askInShop("potter", "MUG", 700);
    await replaceIn("offers.csv", "potter,MUG,8", "potter,MUG,9");
    await replaceIn("products.csv", "BOWL,Bowl", "BOWL,Dish");
  });

  test("is a conflict that names both values, and nothing is written", async () => {
    await expect(apply()).rejects.toThrow(
      /Conflict: offer MUG of potter: changed in both\n {4}price: 7.00 -> 9.00/,
    );
    expect([await pricesOf("MUG"), await nameOf("BOWL")]).toEqual([["fair 1000", "potter 700"], "Bowl"]);
  });

  test.each([
    ["ours", "potter 900", nothing],
    ["theirs", "potter 700", ["Keep offer MUG of potter: changed in the shop"]],
  ] as const)("is decided by %s, once", async (side, price, again) => {
    await apply(side);
    expect([await pricesOf("MUG"), await nameOf("BOWL")]).toEqual([["fair 1000", price], "Dish"]);
    expect(await apply()).toEqual(again);
  });

  test("is no conflict once a person made both say the same", async () => {
    await replaceIn("offers.csv", "potter,MUG,9", "potter,MUG,7");
    expect(await apply()).toEqual([expect.stringContaining("Change product BOWL"), expect.any(String)]);
  });

  test("is a product of the marketplace, too", async () => {
    await replaceIn("offers.csv", "potter,MUG,9", "potter,MUG,8");
    await renameProduct("BOWL", "Basin");
    await expect(apply()).rejects.toThrow(
      /Conflict: product BOWL \(Basin\): changed in both\n {4}name: Basin -> Dish/,
    );
  });
});
