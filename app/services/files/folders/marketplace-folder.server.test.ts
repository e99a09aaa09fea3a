import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { eq, isNull, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { addCounts } from "~/models/files/apply-summary";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { products } from "~/tables/catalogue/catalogue";
import { offers, stockItems } from "~/tables/catalogue/offers";
import { templates } from "~/tables/content/content";
import { shops } from "~/tables/shops/shops";
import { sellers, tenants } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { smallMarketplace } from "../../../../tests/support/marketplace-folder";
import { makeFolder, smallShop, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import { readProduct } from "../../catalogue/product/read-product.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { byTest, testActing } from "../../shops/audit/actor-fixture.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { applyMarketplaceFolder } from "../apply/apply-marketplace-folder.server";
import { applyShopFolder } from "../apply/apply-shop-folder.server";
import { isMarketplaceFolder, readMarketplaceFolder } from "../apply/read-marketplace-folder.server";
import { readShopFolder } from "../apply/read-shop-folder.server";
import { exportMarketplaceFolder } from "../export-marketplace-folder.server";
import type { FilesContext, ShopFilesContext } from "../files-context.server";
import { listShops } from "../list-shops.server";

const database = withTestDatabase();
let disk: TestFolder;
let base: FilesContext;

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
});
afterEach(() => disk.remove());

const applied = async (folder: string) =>
  applyMarketplaceFolder(base, await readMarketplaceFolder(folder), () => {});
const apply = async (changes: Record<string, unknown> = {}) => {
  const folder = await makeFolder();
  try {
    await writeFiles(folder.path, await smallMarketplace(changes));
    return await applied(folder.path);
  } finally {
    await folder.remove();
  }
};
const counted = async (summary: ReturnType<typeof applied>) => {
  const { products: tops, variations, others } = await summary;
  return addCounts(tops, variations, others);
};
const shopOf = async (code: string): Promise<ShopFilesContext> => {
  const shop = await readShop(base.db, eq(shops.code, code));
  if (!shop) throw new Error(`no shop ${code}`);
  return { ...base, tenant: shop.tenant, shop };
};
const offersNow = async () => {
  const rows = await database.db
    .select({ seller: sellers.code, sku: products.sku, priceMinor: offers.finalPriceMinor })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(sellers, eq(sellers.id, offers.sellerId))
    .where(isNull(offers.archivedFrom))
    .orderBy(sellers.code, products.sku);
  return rows.map(({ seller, sku, priceMinor }) => `${seller} ${sku} ${priceMinor}`);
};
const unchanged = { added: 0, changed: 0, removed: 0 };

describe("a marketplace's folder", () => {
  test("makes a business with its sellers, shops and what each seller offers", async () => {
    expect(await apply()).toMatchObject({ products: { added: 3 }, variations: { added: 2 }, refused: [] });
    expect(await database.db.select().from(tenants)).toMatchObject([{ code: "fair", name: "Fair" }]);
    expect(await offersNow()).toEqual([
      "fair MUG 1000",
      "fair TEE 0",
      "fair TEE-L 1500",
      "fair TEE-S 1500",
      "potter BOWL 2000",
      "potter MUG 800",
    ]);
    expect((await database.db.select().from(templates)).map((row) => row.name)).toHaveLength(2);
  });

  test("says what a seller pays and how the seller is paid; a change of that changes the seller", async () => {
    await apply();
    const [potter] = await database.db.select().from(sellers).where(eq(sellers.code, "potter"));
    expect(potter).toMatchObject({
      commission: { defaultBasisPoints: 1500, byCategory: { mugs: 800 }, fixedMinor: 0 },
      payout: { account: { account: "acct_potter" }, schedule: "monthly", holdDays: 7, minimumMinor: 0 },
      taxRemitter: "seller",
      selling: { minimum_order_minor: 1500, processing_days: 2, shipping_methods: [{ title: "Hand cart" }] },
    });
    const free = [
      { code: "fair", name: "Fair", house: true },
      { code: "potter", name: "The potter" },
    ];
    expect((await apply({ "sellers.json": free })).others).toMatchObject({
      added: 0,
      changed: 1,
      removed: 0,
    });
  });

  test("has reviews of its products and sellers and logos of its sellers, which an export writes back", async () => {
    const [, potter] = (await smallMarketplace())["sellers.json"] as [unknown, { profile: object }];
    const review = {
      code: "mug-1",
      sku: "MUG",
      star: 5,
      title: "",
      content: "It holds what I pour.",
      display_name: "Ada",
      written_at: "2026-01-02T12:00:00.000Z",
    };
    const ofPotter = {
      code: "potter-1",
      seller: "potter",
      star: 4,
      content: "It came in one piece.",
      display_name: "Ada",
      written_at: "2026-01-02T12:00:00.000Z",
      reply: "It always does.",
    };
    const changes = {
      "sellers.json": [
        { code: "fair", name: "Fair", house: true, profile: { logo: "gone.png" } },
        { ...potter, profile: { ...potter.profile, logo: "mug.png" } },
      ],
      "reviews.json": [review],
      "seller-reviews.json": [ofPotter, { ...ofPotter, code: "nobody-1", seller: "nobody" }],
    };
    const { notes, refused } = await apply(changes);
    expect(refused).toEqual([
      { file: "seller-reviews.json", line: null, reason: "nobody-1: there is no seller 'nobody'" },
    ]);
    expect(notes).toEqual([
      {
        file: "sellers.json",
        line: 1,
        reason:
          "0.profile.logo: picture 'gone.png' is not there: put it into the folder images, or write the address of a picture",
      },
    ]);
    const rows = await database.db.select().from(sellers).orderBy(sellers.code);
    expect(rows.map(({ profile }) => profile)).toMatchObject([
      { logo: "" },
      { logo: expect.stringMatching(/^\/media\//) },
    ]);
    expect(rows.map(({ ratingHundredths, reviewCount }) => [ratingHundredths, reviewCount])).toEqual([
      [0, 0],
      [400, 1],
    ]);
    const [mug] = await database.db.select().from(products).where(eq(products.sku, "MUG"));
    expect(mug?.reviewCount).toBe(1);
    const out = join(disk.path, "out");
    await exportMarketplaceFolder(await shopOf("fair"), out, () => {});
    expect(await counted(applied(out))).toMatchObject(unchanged);
    expect(JSON.parse((await filesOf(out))["/reviews.json"] ?? "[]")).toMatchObject([review]);
    expect(JSON.parse((await filesOf(out))["/seller-reviews.json"] ?? "[]")).toMatchObject([ofPotter]);
  });

  test("gives each shop its own content, the market its best offer and a seller's shop its own", async () => {
    const offers = ["seller,sku,price", "fair,MUG,10", "potter,MUG,13", "potter,BOWL,20"].join("\n");
    await apply({ "offers.csv": offers });
    const [mug] = await database.db.select().from(products).where(eq(products.sku, "MUG"));
    const price = async (code: string) => {
      const ctx = await shopOf(code);
      const read = await readProduct(ctx, anonymousVisitor, { id: mug?.id ?? 0, addressSku: null });
      return read?.product.price;
    };
    expect(await price("fair")).toMatchObject({ priceMinor: 1000 });
    expect(await price("potter")).toMatchObject({ priceMinor: 1300 });
  });

  test("applying again changes nothing, even after sales", async () => {
    await apply();
    const { shop } = await shopOf("potter");
    await byTest(database.db, (db) =>
      db.update(stockItems).set({ onHand: 4 }).where(eq(stockItems.sellerId, shop.sellerId)),
    );
    expect(await counted(apply())).toMatchObject(unchanged);
    const rows = await database.db.select().from(stockItems).where(eq(stockItems.sellerId, shop.sellerId));
    expect(rows.map(({ onHand }) => onHand)).toEqual([4, 4]);
  });

  test("exported and applied changes nothing, and is exported the same again", async () => {
    await apply();
    const [out, again] = [join(disk.path, "out"), join(disk.path, "again")];
    await exportMarketplaceFolder(await shopOf("potter"), out, () => {});
    expect(await counted(applied(out))).toMatchObject(unchanged);
    await exportMarketplaceFolder(await shopOf("fair"), again, () => {});
    // Each folder has an id of its own.
    const [first, second] = [await filesOf(out), await filesOf(again)];
    expect({ ...second, "/folder.json": "" }).toEqual({ ...first, "/folder.json": "" });
  });

  test("exported can be applied where there was nothing", async () => {
    await apply();
    const before = await offersNow();
    const out = join(disk.path, "out");
    await exportMarketplaceFolder(await shopOf("fair"), out, () => {});
    await database.empty();
    expect(await applied(out)).toMatchObject({ refused: [], notes: [], products: { added: 3 } });
    expect(await offersNow()).toEqual(before);
  });
});

describe("sellers' bank accounts", () => {
  const potterNow = async () =>
    (await database.db.select().from(sellers).where(eq(sellers.code, "potter")))[0]?.payout;

  test("stay out of an export, which leaves them as they are when it is applied", async () => {
    await apply();
    const out = join(disk.path, "out");
    await exportMarketplaceFolder(await shopOf("fair"), out, () => {});
    expect(await readFile(join(out, "sellers.json"), "utf8")).not.toContain("acct_potter");
    expect(await counted(applied(out))).toMatchObject(unchanged);
    expect(await potterNow()).toMatchObject({ account: { account: "acct_potter" }, schedule: "monthly" });
  });

  test("are written when they are asked for", async () => {
    await apply();
    const out = join(disk.path, "out");
    await exportMarketplaceFolder(await shopOf("fair"), out, () => {}, true);
    expect(await readFile(join(out, "sellers.json"), "utf8")).toContain("acct_potter");
    expect(await counted(applied(out))).toMatchObject(unchanged);
  });

  test("are taken away by a file that says null", async () => {
    await apply();
    const [fair, potter] = (await smallMarketplace())["sellers.json"] as [object, { payout: object }];
    await apply({ "sellers.json": [fair, { ...potter, payout: { ...potter.payout, account: null } }] });
    expect(await potterNow()).toMatchObject({ account: null });
  });
});

test("every file of an export is its user's alone", async () => {
  await apply();
  const out = join(disk.path, "out");
  await exportMarketplaceFolder(await shopOf("fair"), out, () => {});
  const files = Object.keys(await filesOf(out));
  const modes = await Promise.all(files.map(async (file) => (await stat(join(out, file))).mode & 0o777));
  expect(new Set(modes)).toEqual(new Set([0o600]));
});

describe("a change of the files", () => {
  const offersCsv = async (change: (text: string) => string) => ({
    "offers.csv": change(String((await smallMarketplace())["offers.csv"])),
  });

  test("of one offer changes that offer", async () => {
    await apply();
    const summary = await apply(await offersCsv((text) => text.replace("potter,MUG,8", "potter,MUG,7")));
    expect(summary.others).toMatchObject({ added: 0, changed: 1, removed: 0 });
    expect(await offersNow()).toContain("potter MUG 700");
  });

  test("archives an offer that is not named any more, with its stock, and takes it back as it was", async () => {
    await apply();
    const potters = async () => (await offersNow()).filter((one) => one.startsWith("potter"));
    const whole = await potters();
    await byTest(database.db, (db) => db.update(stockItems).set({ onHand: sql`on_hand - 1` }));
    const counts = async () =>
      (await database.db.select().from(stockItems)).map(({ onHand }) => onHand).sort();
    const left = await counts();
    const less = await apply(
      await offersCsv((text) => text.replace("potter,MUG,8,,7,wholesale@1:6.00\n", "")),
    );
    expect(less.others).toMatchObject({ added: 0, changed: 0, removed: 1 });
    expect(await potters()).toEqual(["potter BOWL 2000"]);
    expect((await apply()).others).toMatchObject({ added: 1, changed: 0, removed: 0 });
    expect(await potters()).toEqual(whole);
    expect(await counts()).toEqual(left);
  });

  test("counts in the list of shops what a seller's shop sells, not the whole business (rule hosting-2)", async () => {
    const totals = async () => (await listShops(base)).map((shop) => [shop.code, shop.productTotal]);
    await apply(await offersCsv((text) => `${text}\npotter,TEE-S,15,,1,\npotter,TEE-L,15,,1,`));
    expect(await totals()).toEqual([
      ["fair", 3],
      ["potter", 3],
    ]);
    await apply(await offersCsv((text) => text.replace("potter,MUG,8,,7,wholesale@1:6.00\n", "")));
    expect(await totals()).toEqual([
      ["fair", 3],
      ["potter", 1],
    ]);
  });

  test("closes a seller who is not named any more, once", async () => {
    await apply();
    const alone = {
      "sellers.json": [{ code: "fair", name: "Fair", house: true }],
      ...(await offersCsv((text) => text.replace(/^potter.*\n/gm, ""))),
      "shops/potter/shop.json": null,
      "shops/potter/templates/homepage.html": null,
    };
    expect((await apply(alone)).others.removed).toBe(1);
    const [potter] = await database.db.select().from(sellers).where(eq(sellers.code, "potter"));
    expect(potter?.state).toBe("closed");
    expect(await counted(apply(alone))).toMatchObject(unchanged);
  });
});

describe("what is wrong", () => {
  test("rows are refused by file and line, the others go in", async () => {
    const text = "seller,sku,price\npotter,MUG,8\npotter,JUG,8\nnobody,MUG,8\n";
    const { refused } = await apply({ "offers.csv": text });
    expect(refused).toEqual([
      { file: "offers.csv", line: 3, reason: "product 'JUG' is not in products.csv or was refused" },
      { file: "offers.csv", line: 4, reason: "there is no seller 'nobody' in sellers.json" },
    ]);
    expect(await offersNow()).toEqual(["potter MUG 800"]);
  });

  test.each([
    [{ "sellers.json": null }, "sellers.json: this file is missing"],
    [{ "products.csv": "sku,name,price\nA,A,1\n" }, "products.csv: price belongs into offers.csv"],
    [{ "offers.csv": "seller,sku,price,name\n" }, "offers.csv: unknown column name"],
    [
      { "shops/potter/categories.json": [{ slug: "a", name: "A" }] },
      "belong into the marketplace’s own folder",
    ],
    [
      { "shops/potter/shop.json": { code: "other", name: "O" } },
      "shops/potter: shop.json has the code 'other'",
    ],
    [
      { "shops/potter/shop.json": { code: "potter", name: "P", type: "marketplaceseller", seller: "x" } },
      "shops/potter: shop.json needs the code of a seller",
    ],
  ])("%j writes nothing", async (changes, message) => {
    await expect(apply(changes)).rejects.toThrow(message);
    expect(await database.db.select().from(tenants)).toEqual([]);
  });

  test("a shop of another business stays where it is", async () => {
    const folder = join(disk.path, "potter");
    const shop = { code: "potter", name: "Other", domains: [], settings: {} };
    await writeFiles(folder, await smallShop({ "shop.json": shop }));
    await applyShopFolder(base, await readShopFolder(folder), () => {});
    await expect(apply()).rejects.toThrow("the shop 'potter' belongs to another business");
  });

  test("one shop of a marketplace is not changed by a folder of its own", async () => {
    await apply();
    const folder = join(disk.path, "fair");
    const shop = { code: "fair", name: "Fair", domains: [], settings: {} };
    await writeFiles(folder, await smallShop({ "shop.json": shop }));
    expect(await isMarketplaceFolder(folder)).toBe(false);
    const refused = applyShopFolder(base, await readShopFolder(folder), () => {});
    await expect(refused).rejects.toThrow("apply the marketplace’s folder");
  });
});

/** Every file below a folder by its path. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
  const texts = await Promise.all(files.map((file) => readFile(file, "latin1")));
  return Object.fromEntries(files.map((file, at) => [file.slice(folder.length), texts[at] ?? ""]));
}
