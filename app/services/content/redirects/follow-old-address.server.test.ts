import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Redirect } from "~/models/content/redirects/redirects";
import { slugs } from "~/tables/content/content";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import {
  addCategory,
  addProduct,
  changeOffer,
  openTestShop,
} from "../../catalogue/products/catalogue-fixture.server";
import { DataCache } from "../../shops/changes/data-cache.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { openRequest } from "../pages/content-fixture.server";
import { followOldAddress } from "./follow-old-address.server";
import { listMissedAddresses, listRedirects } from "./list-redirects.server";
import { removeRedirect } from "./remove-redirect.server";
import { saveRedirects } from "./save-redirects.server";

const database = withTestDatabase();
let ctx: ShopContext;
let product: number;

beforeEach(async () => {
  ctx = await openTestShop(database.db);
  product = await addProduct(ctx, "MUG", { name: "Tide mug", slug: "tide-mug" });
  await database.db
    .insert(slugs)
    .values({ tenantId: ctx.tenant.id, shopId: null, slug: "tide-mug", kind: "product", targetId: product });
  await addCategory(ctx, "mugs");
  await addCategory(ctx, "drinkware", undefined, { name: "Mugs & Cups" });
});

const follow = async (address: string, shop = ctx) => {
  const url = `https://shop.example${address}`;
  const { context } = openRequest(shop, url, new DataCache(Date.now, 1_000_000));
  const target = await followOldAddress(context, new URL(url));
  await context.addressCounts.flush();
  return target;
};
const save = (redirects: Redirect[], mode: "merge" | "replace" = "merge") =>
  inTransaction(ctx, (inner) => saveRedirects(inner, redirects, mode));

test.each([
  ["/products/tide-mug", "/tide-mug"],
  ["/products/tide-mug?variant=41&utm_source=mail", "/tide-mug?utm_source=mail"],
  ["/collections/mugs/products/tide-mug", "/tide-mug"],
  ["/collections/mugs", "/mugs"],
  ["/collections/all", "/search?by=all"],
  ["/product-category/home/mugs/", "/mugs"],
  ["/shop/", "/search?by=all"],
  ["/cart?utm_source=mail", "/checkout/cart?utm_source=mail"],
  ["/account/login", "/login"],
  ["/my-account/orders/", "/account/orders"],
  ["/catalogsearch/result/?q=tide+mug", "/search?q=tide+mug"],
  ["/collections/mugs-cups", "/drinkware"],
  ["/products/gone", null],
  ["/anything", null],
  ["/Tide-Mug", "/tide-mug"],
  ["/TIDE-MUG/pv/MUG-Red?a=1", "/tide-mug/pv/MUG-Red?a=1"],
  ["/Mugs/color=Red", "/mugs/color=Red"],
  ["/products/%00", null],
  ["/blogs/a%00b/c", null],
])("%s leads to %j without being told (rule addresses-8)", async (address, target) => {
  expect(await follow(address)).toBe(target);
});

test("redirects go before that, the closest first, with the rest of the query (rule addresses-7)", async () => {
  await save([
    { from: "/products/tide-mug", to: "/mugs" },
    { from: "/products/tide-mug?variant=41", to: "/tide-mug/pv/MUG-RED" },
    { from: "/blog/*", to: "/news/*" },
    { from: "/blog/hello", to: "/tide-mug?ref=blog" },
    { from: "/?p=12", to: "/tide-mug" },
  ]);
  const targets = await Promise.all(
    [
      "/Products/Tide-Mug/",
      "/products/tide-mug?variant=41&utm_source=mail",
      "/blog/2020/other",
      "/blog/hello?utm_source=mail",
      "/?p=12",
    ].map((address) => follow(address)),
  );
  expect(targets).toEqual([
    "/mugs",
    "/tide-mug/pv/MUG-RED?utm_source=mail",
    "/news/2020/other",
    "/tide-mug?ref=blog&utm_source=mail",
    "/tide-mug",
  ]);
});

test("what leads out of the shop, in a circle or twice is refused, the rest is saved", async () => {
  const saved = await save([
    { from: "/a", to: "//evil.example" },
    { from: "/b", to: "/c" },
    { from: "/c", to: "/b" },
    { from: "/d", to: "/tide-mug" },
    { from: "/D/", to: "/mugs" },
    { from: "/*", to: "/mugs" },
  ]);
  expect(saved.refused.map(({ at }) => at).sort()).toEqual([0, 1, 2, 4, 5]);
  expect((await listRedirects(ctx)).map(({ from }) => from)).toEqual(["/d"]);
});

test("what could never lead on is refused, unless it is there (rule addresses-7)", async () => {
  const { refused } = await save([
    { from: "/tide-mug", to: "/mugs" },
    { from: "/Mugs", to: "/tide-mug" },
    { from: "/admin", to: "/mugs" },
    { from: "", to: "/mugs" },
    { from: "/e", to: " " },
    { from: "/f", to: "https://www.instagram.com/p/xyz" },
  ]);
  expect(refused.map(({ reason }) => reason)).toEqual([
    "'/tide-mug' is the address of a product here, so it never leads on",
    "'/mugs' is the address of a category here, so it never leads on",
    "'/admin' is a page of every shop, so it never leads on",
    "names no address that leads on",
    "'/e' leads nowhere: the address behind it is empty",
    "'https://www.instagram.com/p/xyz' is no address within the shop",
  ]);
});

test("a product that is not shown leaves its address to a redirect", async () => {
  await changeOffer(ctx, product, { isVisible: false });
  expect((await save([{ from: "/tide-mug", to: "/mugs" }])).refused).toEqual([]);
});

test("a circle with a redirect that is there is refused", async () => {
  await save([{ from: "/a", to: "/b" }]);
  expect((await save([{ from: "/b", to: "/a" }])).refused).toEqual([
    { at: 0, reason: "'/b' would lead back to itself by '/a'" },
  ]);
});

test("saving the same again changes nothing; replacing takes the others away", async () => {
  const two = [
    { from: "/a", to: "/mugs" },
    { from: "/b", to: "/mugs" },
  ];
  await save(two);
  expect(await save(two)).toMatchObject({ added: [], changed: [], removed: [], unchanged: 2 });
  await save([{ from: "/b", to: "/tide-mug" }], "replace");
  expect(await listRedirects(ctx)).toMatchObject([{ from: "/b", to: "/tide-mug" }]);
  expect(await inTransaction(ctx, (inner) => removeRedirect(inner, "/B/"))).toBe(true);
  expect(await inTransaction(ctx, (inner) => removeRedirect(inner, "/b"))).toBe(false);
});

test("what was followed and what led nowhere is counted (rule addresses-9)", async () => {
  await save([{ from: "/a/*", to: "/mugs" }]);
  for (const address of ["/a/1", "/a/2", "/lost?x=1", "/lost", "/gone"]) await follow(address);
  expect(await listRedirects(ctx)).toMatchObject([{ from: "/a/*", hits: 2 }]);
  expect((await listMissedAddresses(ctx)).map(({ path, hits }) => [path, hits])).toEqual([
    ["/lost", 2],
    ["/gone", 1],
  ]);
});

test("of missed addresses the latest thousand stay", async () => {
  await database.db.execute(sql`
    insert into address_hits (tenant_id, shop_id, kind, path, hits, last_at)
    select ${ctx.tenant.id}, ${ctx.shop.id}, 'missed', '/old-' || n, 1, ${ctx.now()}::timestamptz - make_interval(days => n)
    from generate_series(1, 1000) n`);
  await follow("/new");
  const paths = (await listMissedAddresses(ctx, { limit: 2000 })).map(({ path }) => path);
  expect([paths.length, paths.includes("/new"), paths.includes("/old-1000")]).toEqual([1000, true, false]);
});

test("another shop's redirects lead nowhere", async () => {
  await save([{ from: "/a", to: "/mugs" }]);
  const other = await openTestShop(database.db);
  expect(await follow("/a", other)).toBeNull();
  expect(await listRedirects(other)).toEqual([]);
});
