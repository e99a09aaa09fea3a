import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import type { ApplySummary } from "~/models/files/apply-summary";
import { productCategories, productChildren, products } from "~/tables/catalogue/catalogue";
import { offers, priceLevels, stockItems } from "~/tables/catalogue/offers";
import { shops } from "~/tables/shops/shops";
import { widgetKit } from "~/widgets/widget-kit.server";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { smallMarketplace } from "../../../../tests/support/marketplace-folder";
import {
  drawPicture,
  makeFolder,
  smallShop,
  type TestFolder,
  writeFiles,
} from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { byTest, testActing } from "../../shops/audit/actor-fixture.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { applyMarketplaceFolder } from "../apply/apply-marketplace-folder.server";
import { applyShopFolder } from "../apply/apply-shop-folder.server";
import { checkFolder } from "../apply/check-folder.server";
import { readMarketplaceFolder } from "../apply/read-marketplace-folder.server";
import { readShopFolder } from "../apply/read-shop-folder.server";
import type { FilesContext } from "../files-context.server";
import { importProducts } from "../moving/import-products.server";

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

async function apply(files: Record<string, unknown>): Promise<ApplySummary> {
  const folder = await makeFolder();
  try {
    await writeFiles(folder.path, files);
    return "tenant.json" in files
      ? await applyMarketplaceFolder(base, await readMarketplaceFolder(folder.path), () => {})
      : await applyShopFolder(base, await readShopFolder(folder.path), () => {});
  } finally {
    await folder.remove();
  }
}

/** All that is stored of products, without when it was written. */
async function stored() {
  const { db } = database;
  const all = await db.select().from(products).orderBy(products.id);
  const sold = await db.select().from(offers).orderBy(offers.sellerId, offers.productId);
  return {
    products: all.map(({ updatedAt: _at, ...product }) => product),
    offers: sold.map(({ updatedAt: _at, ...offer }) => offer),
    stock: await db.select().from(stockItems).orderBy(stockItems.id),
    levels: (await db.select().from(priceLevels).orderBy(priceLevels.productId)).map(
      ({ id: _id, ...one }) => one,
    ),
    categories: await db
      .select()
      .from(productCategories)
      .orderBy(productCategories.productId, productCategories.categoryId),
    children: await db
      .select()
      .from(productChildren)
      .orderBy(productChildren.parentId, productChildren.position),
  };
}

/** A shop whose products say all they can. */
const fullShop = async (csv?: string) => {
  const columns = {
    sku: ["LAMP", "TEE", "TEE-S", "TEE-L", "SET"],
    name: ["Lamp", "Tee", "", "", "Set"],
    class_code: ["", "variable_product", "", "", "grouped"],
    parent_sku: ["", "", "TEE", "TEE", ""],
    slug: ["bright-lamp", "t-shirt", "", "", "the-set"],
    brand: ["Lund", "Lund", "", "", ""],
    description: ["<p>Bright</p>", "<p>Soft</p>", "", "", ""],
    price: ["80", "", "10", "12", ""],
    final_price: ["64.50", "", "", "", ""],
    price_levels: ["3:60.00", "", "2:9.00", "", ""],
    categories: ["mugs|kitchen", "kitchen", "", "", "kitchen"],
    images: ["mug.png|kitchen.png", "https://example.com/t.jpg", "mug.png", "", ""],
    image_alt: ["Front|", "A tee", "", "", ""],
    option_display: ["", "Size:dropdown", "", "", ""],
    "option:Size": ["", "", "S", "L", ""],
    "attr:material": ["brass|linen", "cotton", "", "", ""],
    children: ["", "", "", "", "LAMP|TEE"],
    option_set: ["engraving", "", "", "", ""],
    qty: ["7", "", "4", "5", ""],
    low_stock_threshold: ["3", "", "", "", ""],
    weight_g: ["900", "", "", "", ""],
    status: ["discontinued", "", "", "", ""],
    downloads: ["guide.txt", "", "", "", ""],
    download_uses: ["3", "", "", "", ""],
    non_shippable: ["false", "", "", "", ""],
    created_at: ["2025-03-01T10:00:00.000Z", "", "", "", ""],
  };
  const header = Object.keys(columns);
  const rows = columns.sku.map((_, at) =>
    Object.values(columns)
      .map((cells) => cells[at] ?? "")
      .join(","),
  );
  return smallShop({
    "downloads/guide.txt": "How to",
    "products.csv": csv ?? [header.join(","), ...rows].join("\n"),
  });
};

describe("a products.csv with few columns (rule shop-folders-3)", () => {
  test.each([
    ["sku", "LAMP,TEE,TEE-S,TEE-L,SET"],
    ["sku,name", "LAMP:Lamp,TEE:Tee,TEE-S:,TEE-L:,SET:Set"],
    ["sku,name,price", "LAMP:Lamp:80,TEE:Tee:,TEE-S::10,TEE-L::12,SET:Set:"],
    [
      "sku,option:Size,images",
      "LAMP::mug.png|kitchen.png,TEE::https\u003a//example.com/t.jpg,TEE-S:S:mug.png,TEE-L:L:,SET::",
    ],
  ])("%s changes nothing when it says what is there", async (header, cells) => {
    await apply(await fullShop());
    const before = await stored();
    const rows = cells.split(",").map((row) => row.replaceAll(/:(?!\/\/)/g, ","));
    const {
      products: tops,
      variations,
      refused,
      notes,
    } = await apply(await fullShop([header, ...rows].join("\n")));
    expect({ refused, notes }).toEqual({ refused: [], notes: [] });
    expect(tops).toEqual({ added: 0, changed: 0, unchanged: 3, removed: 0 });
    expect(variations).toEqual({ added: 0, changed: 0, unchanged: 2, removed: 0 });
    expect(await stored()).toEqual(before);
  });

  test("of SKU, price and quantity changes these and leaves all else alone", async () => {
    await apply(await fullShop());
    const before = await stored();
    const csv = "sku,price,qty\nLAMP,90,7\nTEE,,\nTEE-S,10,6\nTEE-L,12,5\nSET,,";
    const summary = await apply(await fullShop(csv));
    expect(summary).toMatchObject({
      products: { changed: 1 },
      variations: { changed: 1 },
      refused: [],
      notes: [],
    });
    const after = await stored();
    expect({ ...after, offers: [], stock: [] }).toEqual({ ...before, offers: [], stock: [] });
    expect(after.offers[0]).toEqual({ ...before.offers[0], priceMinor: 9000 });
    expect(after.stock.map(({ sku, onHand }) => `${sku} ${onHand}`)).toEqual([
      "LAMP 7",
      "TEE-S 6",
      "TEE-L 5",
    ]);
  });

  test("without quantities leaves stock as orders left it", async () => {
    await apply(await fullShop());
    await byTest(database.db, (db) => db.update(stockItems).set({ onHand: 1 }));
    const before = await stored();
    await apply(await fullShop("sku,price\nLAMP,80\nTEE,\nTEE-S,10\nTEE-L,12\nSET,"));
    expect(await stored()).toEqual(before);
  });

  test("takes an empty cell of a column it has for the default", async () => {
    await apply(await fullShop());
    await apply(await fullShop("sku,brand,images,attr:material,status\nLAMP,,,,\nTEE\nTEE-S\nTEE-L\nSET"));
    const [lamp] = await database.db.select().from(products).where(eq(products.sku, "LAMP"));
    expect(lamp).toMatchObject({ brand: "", images: [], attributes: {}, status: "active", weightG: 900 });
  });

  test("keeps products in a category that is renamed meanwhile", async () => {
    await apply(await fullShop());
    const shop = await fullShop("sku,price\nLAMP,80\nTEE,\nTEE-S,10\nTEE-L,12\nSET,");
    const before = await stored();
    const renamed = [
      { slug: "kitchen", name: "Kitchen" },
      { slug: "cups", parent: "kitchen", name: "Mugs" },
    ];
    expect(await apply({ ...shop, "categories.json": renamed })).toMatchObject({ refused: [] });
    expect((await stored()).categories).toEqual(before.categories);
  });

  test("needs what a new product cannot do without", async () => {
    await apply(await fullShop());
    const { refused } = await apply(await fullShop("sku,qty\nLAMP,7\nTEE,\nTEE-S,4\nTEE-L,5\nSET,\nNEW,3"));
    expect(refused.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      "7: name is missing; price is missing; slug is missing and the name gives none",
    ]);
  });

  test("is whole for check", async () => {
    const folder = join(disk.path, "shop");
    await writeFiles(folder, await fullShop("sku,price,qty\nLAMP,90,7"));
    expect((await checkFolder(folder, widgetKit)).faults).toEqual([]);
  });
});

describe("an import of few columns", () => {
  const importText = async (text: string) => {
    await writeFiles(disk.path, { "import.csv": text });
    const shop = await readShop(base.db, eq(shops.code, "corner"));
    if (!shop) throw new Error("no shop");
    const ctx = { ...base, tenant: shop.tenant, shop };
    return importProducts(ctx, { file: join(disk.path, "import.csv"), imagesFolder: null }, () => {});
  };

  test("changes one variation and leaves its family alone", async () => {
    await apply(await fullShop());
    const before = await stored();
    const summary = await importText("sku,price\nTEE-L,15\n");
    expect(summary).toMatchObject({
      variations: { changed: 1, removed: 0 },
      products: { changed: 0 },
      refused: [],
    });
    const after = await stored();
    expect({ ...after, offers: [] }).toEqual({ ...before, offers: [] });
    const prices = (all: typeof after.offers) => all.map(({ priceMinor }) => priceMinor);
    expect(prices(after.offers)).toEqual(
      prices(before.offers).map((price) => (price === 1200 ? 1500 : price)),
    );
  });

  test("of a product without its variations or children archives none", async () => {
    await apply(await fullShop());
    const before = await stored();
    const summary = await importText("sku,brand\nTEE,Ode\nSET,Ode\n");
    expect(summary).toMatchObject({ products: { changed: 2 }, variations: { removed: 0 }, refused: [] });
    const after = await stored();
    const brands = after.products.map((one) => ({ ...one, brand: "" }));
    expect(brands.map(({ search: _search, ...one }) => one)).toEqual(
      before.products.map(({ search: _search, ...one }) => ({ ...one, brand: "" })),
    );
    expect({ ...after, products: [] }).toEqual({ ...before, products: [] });
  });
});

test("an offers.csv of seller, SKU and price leaves each offer's other terms alone", async () => {
  const market = await smallMarketplace({ "images/mug.png": await drawPicture("#aa3322") });
  await apply(market);
  const before = await stored();
  const csv = "seller,sku,price\nfair,MUG,12\nfair,TEE-S,15\nfair,TEE-L,15\npotter,MUG,9\npotter,BOWL,20\n";
  const { others, refused } = await apply({ ...market, "offers.csv": csv });
  expect(refused).toEqual([]);
  expect(others).toMatchObject({ added: 0, changed: 1, removed: 0 });
  const after = await stored();
  expect(after.levels).toEqual(before.levels);
  expect(after.stock).toEqual(before.stock);
  const priced = (all: typeof after.offers) =>
    all.map((one) => ({ ...one, priceMinor: 0, finalPriceMinor: 0, priorMinor: null }));
  expect(priced(after.offers)).toEqual(priced(before.offers));
});
