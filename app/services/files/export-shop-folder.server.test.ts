import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areaHandlers } from "~/composition/area-handlers.server";
import { allBlocks } from "~/models/content/blocks/block";
import { paletteOf } from "~/models/content/blocks/palette";
import { startingPages } from "~/models/content/blocks/sections";
import { widgetContentSchema } from "~/models/content/widgets/widget-content-schema";
import { addCounts } from "~/models/files/apply-summary";
import { isAppError } from "~/models/platform/error/app-error";
import { stockItems } from "~/tables/catalogue/offers";
import { productQuestions } from "~/tables/conversations/product-questions";
import { shops } from "~/tables/shops/shops";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/databases/test-database";
import { makeFolder, smallShop, type TestFolder, writeFiles } from "../../../tests/support/shop-folder";
import { addCustomer } from "../accounts/sign-in/account-fixture.server";
import { buildPage, type PageBuild } from "../content/builder/build-page.server";
import { publishPage } from "../content/builder/publish-page.server";
import { readBuiltPage } from "../content/builder/read-built-page.server";
import { startPage } from "../content/builder/start-page.server";
import { templateRecords } from "../content/templates/template-records.server";
import { changeQuestion } from "../conversations/questions/change-question.server";
import { questionRecords } from "../conversations/questions/question-records.server";
import { changeStoreCredit } from "../payments/gift-cards/change-store-credit.server";
import { createDiskStore } from "../platform/file-store/disk-store.server";
import { createLog } from "../platform/log/log.server";
import { readStoreCredit } from "../selling/store-credit/read-store-credit.server";
import { byTest, testActing } from "../shops/audit/actor-fixture.server";
import { acting } from "../shops/context/shop-context.server";
import { readShop } from "../shops/directory/shop-directory.server";
import { changeRecord } from "../shops/records/change-record.server";
import { readSecret } from "../shops/secrets/read-secret.server";
import { testBox } from "../shops/secrets/secrets-fixture.server";
import { applyShopFolder } from "./apply/apply-shop-folder.server";
import { readShopFolder } from "./apply/read-shop-folder.server";
import { exportShopFolder } from "./export-shop-folder.server";
import type { FilesContext, ShopFilesContext } from "./files-context.server";

let database: TestDatabase;
let disk: TestFolder;
let base: FilesContext;
let ctx: ShopFilesContext;

beforeAll(async () => {
  database = await createTestDatabase();
  disk = await makeFolder();
  const now = () => new Date("2026-01-15T12:00:00Z");
  base = {
    db: database.productDb,
    now,
    log: createLog({ write: () => {} }),
    box: testBox,
    actor: testActing,
    handlers: areaHandlers,
    fileStore: createDiskStore(join(disk.path, "var")),
  };
  await writeFiles(join(disk.path, "corner"), await smallShop());
  await applyShopFolder(base, await readShopFolder(join(disk.path, "corner")), () => {});
  const shop = await readShop(database.db, eq(shops.code, "corner"));
  if (!shop) throw new Error("no shop");
  ctx = { ...base, tenant: shop.tenant, shop };
});
afterAll(async () => {
  await database.drop();
  await disk.remove();
});

const exported = async (name: string) => {
  const folder = join(disk.path, name);
  await exportShopFolder(ctx, folder, () => {});
  return folder;
};
/** Applies a folder; where another one changed the same meanwhile, this one's is taken. */
const applyOurs = async (folder: string) =>
  applyShopFolder(base, await readShopFolder(folder), () => {}, undefined, "ours");
const applied = async (folder: string) => {
  const { products, variations, others } = await applyOurs(folder);
  return addCounts(products, variations, others);
};

test("applying an export changes nothing", async () => {
  expect(await applied(await exported("out"))).toMatchObject({ added: 0, changed: 0, removed: 0 });
});

test("a question that was rejected stays rejected through an export and an apply", async () => {
  const asked = { sku: "MUG", question: "Is it large?", answer: "It is.", asked_by: "Ada" };
  const typed = { ...asked, asked_at: "2026-02-01T12:00:00.000Z" };
  await changeRecord(ctx, questionRecords, { name: "mug-large", typed });
  const [row] = await database.db.select({ id: productQuestions.id }).from(productQuestions);
  await changeQuestion(ctx, row?.id ?? 0, { kind: "reject", reason: "Asked twice" });
  const folder = await exported("rejected");
  expect(await applied(folder)).toMatchObject({ added: 0, changed: 0, removed: 0 });
  await changeRecord(ctx, questionRecords, { name: "mug-large", typed: null });
  await writeFiles(folder, { "folder.json": { id: "00000000-0000-4000-8000-000000000009" } });
  await applied(folder);
  expect(await questionRecords.read(ctx, "mug-large", false)).toMatchObject({
    status: "rejected",
    reason_rejected: "Asked twice",
  });
});

test("what search engines may do with a category and a page is written down", async () => {
  const folder = await exported("crawlers");
  const named: unknown = JSON.parse(await readFile(join(folder, "categories.json"), "utf8"));
  expect(named).toMatchObject([
    { slug: "kitchen", seo_crawler_setting: null },
    { slug: "mugs", seo_crawler_setting: "index_nofollow" },
  ]);
  expect(await readFile(join(folder, "templates", "page-about.html"), "utf8")).toContain(
    '"seo_crawler_setting": "noindex_follow"',
  );
});

test("secrets are not exported, and applying an export keeps them", async () => {
  const cornerNow = async () => ({
    ...ctx,
    shop: (await readShop(database.db, eq(shops.code, "corner"))) ?? ctx.shop,
  });
  const folder = await exported("keys");
  await writeFiles(folder, { "secrets.json": { "recaptcha.secret_key": "hush-hush" } });
  expect(await applied(folder)).toMatchObject({ changed: 1 });
  const again = join(disk.path, "keys-again");
  await exportShopFolder(await cornerNow(), again, () => {});
  expect(await readFile(join(again, "shop.json"), "utf8")).not.toContain("hush-hush");
  expect(await applied(again)).toMatchObject({ added: 0, changed: 0, removed: 0 });
  expect(await readSecret(await cornerNow(), "recaptcha.secret_key")).toBe("hush-hush");
});

test("customers and their store credit are not exported, and applying an export leaves them as they are", async () => {
  const { id, email } = await addCustomer(ctx, { email: "ada-credit@example.com" });
  await changeStoreCredit(ctx, id, { amountMinor: 1250, note: "Thanks" });
  const folder = await exported("people");
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((one) => one.isFile()))
    expect(await readFile(join(file.parentPath, file.name), "utf8")).not.toContain(email);
  expect(await applied(folder)).toMatchObject({ added: 0, changed: 0, removed: 0 });
  expect(await readStoreCredit(ctx, id)).toBe(1250);
});

test("nor after some pieces were sold", async () => {
  await byTest(database.db, (db) =>
    db.update(stockItems).set({ onHand: 3 }).where(eq(stockItems.sku, "MUG")),
  );
  expect(await applied(await exported("sold"))).toMatchObject({ added: 0, changed: 0, removed: 0 });
});

test("the day on which backordered pieces are sent is exported and applied", async () => {
  const ofMug = eq(stockItems.sku, "MUG");
  await byTest(database.db, (db) =>
    db.update(stockItems).set({ allowBackorders: true, backorderShipsOn: "2027-01-31" }).where(ofMug),
  );
  const folder = await exported("backorders");
  expect(await applied(folder)).toMatchObject({ added: 0, changed: 0, removed: 0 });
  const rows = await readFile(join(folder, "products.csv"), "utf8");
  await writeFiles(folder, { "products.csv": rows.replace("2027-01-31", "2027-02-28") });
  expect(await applied(folder)).toMatchObject({ added: 0, changed: 1, removed: 0 });
  const [mug] = await database.db.select().from(stockItems).where(ofMug);
  expect(mug).toMatchObject({ allowBackorders: true, backorderShipsOn: "2027-02-28" });
});

test("pictures are files again, and text names them", async () => {
  const folder = await exported("pictures");
  expect(await readdir(join(folder, "images"))).toHaveLength(2);
  expect(await readFile(join(folder, "templates", "page-homepage.html"), "utf8")).toMatch(
    /src="images\/[0-9a-f]{16}-40x30\.png"/,
  );
});

test("a PDF that a page links to keeps its address through an export and an apply (rule library-9)", async () => {
  const name = "about.html";
  const files = {
    [`templates/${name}`]:
      '<!-- { "name": "Sizes", "slug": "sizes" } -->\n<a href="images/Size chart.pdf">PDF</a>',
    "images/Size chart.pdf": "%PDF-1.4\n%%EOF\n",
  };
  await writeFiles(join(disk.path, "sizes"), await smallShop(files));
  await applied(join(disk.path, "sizes"));
  const template = await templateRecords.read(ctx, "page/Sizes", false);
  expect(template?.html).toMatch(/href="\/media\/corner\/[0-9a-f]{16}-size-chart\.pdf"/);
  const folder = await exported("sizes-out");
  expect((await readdir(join(folder, "images"))).filter((file) => file.endsWith(".pdf"))).toHaveLength(1);
  expect(await applied(folder)).toMatchObject({ added: 0, changed: 0, removed: 0 });
});

test("a shop's folder is written over, with nothing of before left", async () => {
  const folder = await exported("again");
  await writeFiles(folder, { "menus/stale.json": { id: "stale", name: "Stale", items: [] } });
  await exported("again");
  expect(await readdir(join(folder, "menus"))).toEqual(["main.json"]);
});

test("a folder with something else in it is left alone", async () => {
  await writeFiles(disk.path, { "letters/to-mum.txt": "Dear Mum" });
  await expect(exported("letters")).rejects.toThrow("holds something other than a shop");
  expect(await readFile(join(disk.path, "letters", "to-mum.txt"), "utf8")).toBe("Dear Mum");
});

test("files to download are written under their names, and are not among the pictures", async () => {
  const files = await smallShop({
    "products.csv": "sku,name,price,downloads,download_uses\nPRINT,Print,9,print.txt|note.txt,2",
    "downloads/print.txt": "a print",
    "downloads/note.txt": "a note",
  });
  await writeFiles(join(disk.path, "prints"), files);
  await applied(join(disk.path, "prints"));
  const folder = await exported("prints-out");
  expect((await readdir(join(folder, "downloads"))).sort()).toEqual(["note.txt", "print.txt"]);
  expect(await readFile(join(folder, "downloads", "print.txt"), "utf8")).toBe("a print");
  expect(await readFile(join(folder, "products.csv"), "utf8")).toContain("print.txt|note.txt,2");
  expect(await applied(folder)).toMatchObject({ added: 0, changed: 0, removed: 0 });
});

test("a row that names a missing file is refused, and what is stored stays", async () => {
  const files = await smallShop({
    "products.csv": "sku,name,price,downloads\nPRINT,Print,9,lost.txt",
  });
  await writeFiles(join(disk.path, "lost"), files);
  const summary = await applyOurs(join(disk.path, "lost"));
  expect(summary.refused).toEqual([
    { file: "products.csv", line: 2, reason: "downloads 'lost.txt' is not in the folder downloads" },
  ]);
  expect(summary.products.removed).toBe(0);
});

test("an owner who proved 15 minutes ago who they are is asked again (rule staff-14)", async () => {
  const actor = acting({
    kind: "staff",
    tenantId: ctx.tenant.id,
    staffId: 1,
    grants: [{ role: "owner", shopId: null }],
    confirmedAt: new Date(ctx.now().getTime() - 15 * 60_000),
  });
  const refused = { code: "confirm_first" };
  const folder = join(disk.path, "asked-again");
  await expect(exportShopFolder({ ...ctx, actor }, folder, () => {})).rejects.toMatchObject(refused);
  const shop = await readShopFolder(join(disk.path, "corner"));
  await expect(applyShopFolder({ ...base, actor }, shop, () => {})).rejects.toMatchObject(refused);
});

test("what a widget does not know is not lost by an apply and an export (rule widgets-16)", async () => {
  const folder = await exported("older");
  const widgets = {
    "older-note": {
      type: "simple-text",
      props: { tone: "warm" },
      items: [
        { textContent: "<p>Hello</p>", headline: { value: "Hi", label: "of 2024" } },
        { textContent: "two" },
      ],
    },
  };
  await writeFiles(folder, { "widgets/older.json": widgets });
  await applyOurs(folder);
  const again = await exported("again");
  const files = await readdir(join(again, "widgets"));
  const texts = await Promise.all(files.map((file) => readFile(join(again, "widgets", file), "utf8")));
  const kept = Object.assign({}, ...texts.map((text) => JSON.parse(text) as object));
  // An export writes every field with its label.
  expect(kept["older-note"]).toEqual(widgetContentSchema.parse(widgets["older-note"]));
});

/** Numbers below `end` in an order that a seed gives. */
function numbersOf(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % end;
  };
}

test("pages made in the builder are the same in another shop (rules builder-1 and builder-10)", async () => {
  const entries = paletteOf(ctx.handlers.widgets).flatMap((group) => group.entries);
  const names: string[] = [];
  for (const seed of [1, 2, 3, 4]) {
    const next = numbersOf(seed);
    const typed = { name: `Built ${seed}`, entity_type: "page", slug: `built-${seed}`, html: "" };
    const { value } = startingPages[next(startingPages.length)] ?? startingPages[0];
    const page = await startPage(ctx, templateRecords.check(`page/Built ${seed}`, typed, ctx), value);
    names.push(page);
    for (let step = 0; step < 10; step += 1) {
      const { structure, blocks } = await readBuiltPage(ctx, page);
      const ids = allBlocks(blocks).map(({ id }) => id);
      const block = ids[next(ids.length || 1)] ?? "0";
      const act = (["duplicate", "up", "down", "add", "add"] as const)[next(5)] ?? "add";
      const entry = entries[next(entries.length)]?.key ?? "";
      const build: PageBuild =
        act === "add" || ids.length === 0
          ? { act: "add", entry, to: { into: "", index: next(blocks.length + 1) } }
          : { act, block };
      // The first block cannot go up.
      await buildPage(ctx, page, structure, build).catch((error: unknown) => {
        if (!isAppError(error)) throw error;
      });
    }
    await publishPage(ctx, page, null);
  }
  const folder = await exported("built");
  const written = JSON.parse(await readFile(join(folder, "shop.json"), "utf8")) as object;
  await writeFiles(folder, {
    "shop.json": { ...written, code: "twin", domains: ["twin.localhost"] },
  });
  await applyShopFolder(base, await readShopFolder(folder), () => {});
  const shop = await readShop(database.db, eq(shops.code, "twin"));
  if (!shop) throw new Error("no shop");
  const twin = { ...base, tenant: shop.tenant, shop };
  for (const page of names) {
    const [one, other] = [await readBuiltPage(ctx, page), await readBuiltPage(twin, page)];
    expect(one.blocks.length).toBeGreaterThan(0);
    expect(other.record).toEqual(one.record);
    expect([...other.contents]).toEqual([...one.contents]);
  }
});
