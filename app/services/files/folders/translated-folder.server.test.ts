import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { isAppError } from "~/models/platform/error/app-error";
import { shopIn } from "~/models/shops/locales/locale";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { shops } from "~/tables/shops/shops";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { makeFolder, smallShop, writeFiles } from "../../../../tests/support/shop-folder";
import { findSlug, resolveSlug } from "../../catalogue/addresses/resolve-slug.server";
import { categoryRecords } from "../../catalogue/categories/category-records.server";
import { listCategories } from "../../catalogue/categories/list-categories.server";
import { readCategory } from "../../catalogue/categories/read-category.server";
import { buildIndex } from "../../catalogue/index/refresh/build-index.server";
import { refreshProducts } from "../../catalogue/index/refresh/refresh-products.server";
import { changeProducts } from "../../catalogue/product/change-products.server";
import { productRecords } from "../../catalogue/product/product-records.server";
import { readProduct } from "../../catalogue/product/read-product.server";
import { searchBase } from "../../catalogue/search/search-base.server";
import { searchProducts } from "../../catalogue/search/search-products.server";
import { findMenu } from "../../content/pages/find-menu.server";
import { findTemplate } from "../../content/templates/find-template.server";
import { readSpokenContents } from "../../content/widgets/read-widget-contents.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { createLog } from "../../platform/log/log.server";
import { readCartProducts } from "../../selling/cart-page/read-cart-lines.server";
import { testActing } from "../../shops/audit/actor-fixture.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { changeRecord } from "../../shops/records/change-record.server";
import { listVersions } from "../../shops/records/list-versions.server";
import { readRecord } from "../../shops/records/read-record.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { applyShopFolder } from "../apply/apply-shop-folder.server";
import { readShopFolder } from "../apply/read-shop-folder.server";
import { exportShopFolder } from "../export-shop-folder.server";
import type { FilesContext, ShopFilesContext } from "../files-context.server";

const database = withTestDatabase();
let base: FilesContext;
let ctx: ShopFilesContext;
let german: ShopFilesContext;

const rows = [
  "sku,name,name:de,slug:de,description,description:de,class_code,parent_sku,price,categories,option:Size,option:Size:de,attr:material,attr:material:de",
  "MUG,Mug,Öko-Becher,becher,Holds tea,<p>Für heiße Getränke</p>,,,24,mugs,,,stoneware,Steinzeug",
  "POT,Pot,Teekannen,,,,variable_product,,,kitchen,,Größe,,",
  "POT-S,,,,,,,POT,30,,Small,Klein,,",
  "POT-L,,,,,,,POT,42,,Large,Groß,,",
  "SPOON,Spoon,,,,,,,4,kitchen,,,,",
  "ZED,Zither mug,Zitherbecher,,,,,,9,kitchen,,,,",
].join("\n");

const files = () =>
  smallShop({
    "shop.json": {
      code: "corner",
      name: "Corner",
      domains: ["corner.localhost"],
      settings: { general: { languages: [{ language: "de" }, { language: "fr" }] } },
    },
    "categories.json": [
      { slug: "kitchen", name: "Kitchen", "name:de": "Küche", "slug:de": "kueche" },
      {
        slug: "mugs",
        parent: "kitchen",
        name: "Mugs",
        "name:de": "Becher & Tassen",
        optional_content: { title: "More", "title:de": "Mehr" },
      },
    ],
    "products.csv": rows,
    "templates/about.html":
      '<!-- { "name": "About", "slug": "about", "slug:de": "ueber-uns", "meta_title": "About us", "meta_title:de": "Über uns" } -->\n<p>Us</p>',
    "templates/about.de.html": '<p>Wir <img src="images/mug.png"></p>',
    "widgets/home.json": {
      "home-hero": {
        type: "static-image-banner",
        items: [{ title: "Hello", "title:de": "Hallo", image: { value: "mug.png", label: "A mug" } }],
      },
    },
    "menus/main.json": {
      id: "main",
      name: "Main",
      items: [{ label: "Mugs", "label:de": "Becher", url: "/mugs", items: [] }],
    },
  });

const apply = async (changes: Record<string, unknown> = {}) => {
  const folder = await makeFolder();
  try {
    await writeFiles(folder.path, { ...(await files()), ...changes });
    return await applyShopFolder(base, await readShopFolder(folder.path), () => {});
  } finally {
    await folder.remove();
  }
};

beforeAll(async () => {
  await database.empty();
  const disk = await makeFolder();
  base = {
    db: database.productDb,
    now: () => new Date("2026-01-15T12:00:00Z"),
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
  await apply();
  const shop = await readShop(database.db, eq(shops.code, "corner"));
  if (!shop) throw new Error("the shop is missing");
  ctx = { ...base, tenant: shop.tenant, shop };
  german = { ...ctx, shop: shopIn(shop, "de") };
  return () => disk.remove();
});

const idOf = async (slug: string, context = ctx) => {
  const found = await resolveSlug(context, slug);
  return "id" in found ? found.id : 0;
};

/** The rows without a column. */
const without = (column: string) => {
  const [header = [], ...others] = rows.split("\n").map((row) => row.split(","));
  const at = header.indexOf(column);
  return [header, ...others].map((cells) => cells.toSpliced(at, 1).join(",")).join("\n");
};

test("a second apply changes nothing, and a file of few columns leaves further languages alone", async () => {
  for (const changes of [{}, { "products.csv": without("name:de") }]) {
    const { products, variations, others, refused } = await apply(changes);
    expect([products.changed, variations.changed, others.changed, refused]).toEqual([0, 0, 0, []]);
  }
  expect((await readRecord(ctx, productRecords, "MUG")).record).toMatchObject({ "name:de": "Öko-Becher" });
});

test("an export holds every word, and is applied without a change", async () => {
  const folder = await makeFolder();
  try {
    await exportShopFolder(ctx, folder.path, () => {});
    const written = await readFile(join(folder.path, "products.csv"), "utf8");
    expect(written).toContain("name,name:de,");
    expect(written).toContain("Öko-Becher");
    const tree = JSON.parse(await readFile(join(folder.path, "categories.json"), "utf8"));
    expect(tree).toMatchObject([{ "slug:de": "kueche" }, { optional_content: { "title:de": "Mehr" } }]);
    const summary = await applyShopFolder(base, await readShopFolder(folder.path), () => {});
    expect([summary.products.changed, summary.variations.changed, summary.others.changed]).toEqual([0, 0, 0]);
  } finally {
    await folder.remove();
  }
});

test("pages read in a language, with first words where it has none", async () => {
  const id = await idOf("mug");
  const page = await readProduct(german, anonymousVisitor, { id, addressSku: null });
  expect(page?.product).toMatchObject({
    name: "Öko-Becher",
    slug: "becher",
    description: "<p>Für heiße Getränke</p>",
    breadcrumb: [
      { name: "Küche", slug: "kueche" },
      { name: "Becher & Tassen", slug: "mugs" },
    ],
  });
  const spoon = await readProduct(german, anonymousVisitor, { id: await idOf("spoon"), addressSku: null });
  expect(spoon?.product).toMatchObject({ name: "Spoon", slug: "spoon" });
  const pot = await readProduct(german, anonymousVisitor, { id: await idOf("pot"), addressSku: null });
  expect(pot?.product.axes.map(({ label, choices }) => [label, choices.map(({ value }) => value)])).toEqual([
    ["Größe", ["Klein", "Groß"]],
  ]);
});

test("categories read in a language", async () => {
  expect((await listCategories(german)).map(({ name, slug }) => [name, slug])).toEqual([
    ["Küche", "kueche"],
    ["Becher & Tassen", "mugs"],
  ]);
  const page = await readCategory(german, await idOf("mugs"));
  expect(page?.category.optionalContent).toMatchObject({ title: "Mehr" });
  expect(page?.category.optionalContent).not.toHaveProperty("title:de");
});

test("a cart has the words of its variation and its product", async () => {
  const { variations } = (
    await readProduct(ctx, anonymousVisitor, {
      id: await idOf("pot"),
      addressSku: null,
    })
  )?.row ?? { variations: [] };
  const ids = variations.map(({ self }) => self.id);
  const [small] = await readCartProducts(german, ids, ctx.shop.sellerId);
  expect(small).toMatchObject({ name: "Teekannen", variationText: "Klein" });
});

test.each([
  ["teekanne", ["Teekannen"]],
  ["oko becher", ["Öko-Becher"]],
  ["teekanen", ["Teekannen"]],
  ["spoons", ["Spoon"]],
  ["kuche", ["Spoon", "Teekannen", "Zitherbecher", "Öko-Becher"]],
])("a search for %s in German finds %j", async (keyword, names) => {
  const index = await buildIndex(german);
  const byIndex = await searchBase(german, index, { keyword, everything: false });
  const sort = { field: "bestmatch", direction: "desc" } as const;
  const search = { keyword, everything: false, sort, page: 1, limit: 10 };
  const byDatabase = await searchProducts(german, anonymousVisitor, search);
  expect(byDatabase.products.map(({ name }) => name).sort()).toEqual(names);
  const { rowIds } = byIndex.base.found;
  const ids = byDatabase.products.map(({ id }) => index.rowIdOf(id) ?? -1);
  expect(ids.every((rowId) => ((rowIds[rowId >>> 5] ?? 0) & (1 << (rowId & 31))) !== 0)).toBe(true);
});

test("descriptions in a language are searched where everything is", async () => {
  const sort = { field: "bestmatch", direction: "desc" } as const;
  const search = { keyword: "getränk", everything: true, sort, page: 1, limit: 10 };
  const found = await searchProducts(german, anonymousVisitor, search);
  expect(found.products.map(({ name }) => name)).toEqual(["Öko-Becher"]);
});

test("names are in the order of the language, also of what changed since", async () => {
  const index = await buildIndex(german);
  const ordered = async () => {
    const ids = await Promise.all(["becher", "pot", "spoon", "zither-mug"].map((slug) => idOf(slug, german)));
    const keyOf = (id: number) => index.products.nameKeys.get(index.rowIdOf(id) ?? 0);
    return ids.sort((a, b) => keyOf(a) - keyOf(b));
  };
  const [mug, pot, spoon, zed] = await Promise.all(
    ["mug", "pot", "spoon", "zither-mug"].map((one) => idOf(one)),
  );
  expect(await ordered()).toEqual([mug, spoon, pot, zed]);
});

test("an address of another language leads to that of the one that is read", async () => {
  expect([
    await resolveSlug(german, "mug"),
    await resolveSlug(ctx, "becher"),
    await resolveSlug(german, "becher"),
    await resolveSlug(german, "spoon"),
    await resolveSlug(ctx, "kueche"),
  ]).toMatchObject([
    { kind: "redirect", slug: "becher" },
    { kind: "redirect", slug: "mug" },
    { kind: "product", slug: "becher" },
    { kind: "product", slug: "spoon" },
    { kind: "redirect", slug: "kitchen" },
  ]);
});

test("an address that is taken in any language is refused, in a file and alone", async () => {
  const taken = rows.replace("SPOON,Spoon,,,", "SPOON,Spoon,,becher,");
  const { refused } = await apply({ "products.csv": taken });
  expect(refused).toMatchObject([{ line: 6, reason: "slug 'becher' is already used on line 2" }]);
  const alone = await changeProducts(ctx, [
    { sku: "SPOON", fields: { "slug:de": "becher" } },
    { sku: "MUG", fields: { "slug:fr": "Tasse à thé" } },
    { sku: "ZED", fields: { "slug:fr": "kueche" } },
  ]);
  expect(new Map(alone.refused.map(({ sku, reason }) => [sku, reason]))).toEqual(
    new Map([
      ["SPOON", "slug 'becher' is already the address of product 'MUG'"],
      ["MUG", "slug:fr 'Tasse à thé' is not a slug such as 'tasse-a-the'"],
      ["ZED", "slug 'kueche' is already the address of a category"],
    ]),
  );
  const change = { name: "mugs", typed: { name: "Mugs", parent: "kitchen", "slug:de": "becher" } };
  await expect(changeRecord(ctx, categoryRecords, change)).rejects.toThrow(
    "is already the address of a product",
  );
});

test("a column of a language that is none, or of a field without languages, is refused by name", async () => {
  const wrong = apply({ "products.csv": rows.replace("name:de", "price:de") });
  await expect(wrong).rejects.toSatisfy(
    (error) => isAppError(error) && /unknown column price:de/.test(error.message),
  );
});

test("words that change are versions, one that is taken back leaves a redirect", async () => {
  const { version } = await readRecord(ctx, productRecords, "MUG");
  await changeProducts(ctx, [{ sku: "MUG", fields: { "slug:de": "tasse" }, expectedVersion: version }]);
  expect(await resolveSlug(german, "becher")).toMatchObject({ kind: "redirect", slug: "tasse" });
  await changeProducts(ctx, [{ sku: "MUG", fields: { "slug:de": "" } }]);
  const id = await idOf("mug");
  expect([await resolveSlug(german, "tasse"), await findSlug(german, { kind: "product", id })]).toMatchObject(
    [{ kind: "redirect", slug: "mug" }, "mug"],
  );
  const [last] = await listVersions(ctx, productRecords, "MUG");
  expect(last?.record).toMatchObject({ "name:de": "Öko-Becher", "slug:de": "tasse" });
  const index = await buildIndex(german);
  await changeProducts(ctx, [{ sku: "MUG", fields: { "name:de": "Zuber" } }]);
  await refreshProducts(german, index, [id]);
  const found = await searchBase(german, index, { keyword: "zuber", everything: false });
  expect(found.base.found.rowIds.some((word) => word !== 0)).toBe(true);
});

test("pages, menus and widgets read in a language, and lose nothing in a folder", async () => {
  const context = {
    ...german,
    remember: <T>(_key: string, load: (...args: never[]) => T) => load(...noTags),
  };
  const about = await findTemplate(german, { entityType: "page", name: "About" });
  expect(about).toMatchObject({ slug: "ueber-uns", metaTitle: "Über uns" });
  expect(about?.renderHtml).toMatch(/^<p>Wir <img src="\/media\//);
  expect((await findTemplate(ctx, { entityType: "page", name: "About" }))?.renderHtml).toBe("<p>Us</p>");
  const contents = await readSpokenContents(german, ["home-hero"]);
  expect(contents.get("home-hero")?.items[0]).toMatchObject({ title: { value: "Hallo" } });
  const menu = await findMenu(context as unknown as Parameters<typeof findMenu>[0], "main");
  expect(menu?.items).toMatchObject([{ label: "Becher", url: "/mugs" }]);
  expect(menu?.items[0]).not.toHaveProperty("label:de");
  expect([await resolveSlug(german, "about"), await resolveSlug(ctx, "ueber-uns")]).toMatchObject([
    { kind: "redirect", slug: "ueber-uns" },
    { kind: "redirect", slug: "about" },
  ]);
});

const noTags = [() => {}, () => {}] as never[];
