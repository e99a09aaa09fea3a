import { beforeAll, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct, addVariable, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { writeGoogleFeed } from "../write-google-feed.server";
import { readFeed } from "./read-feed.server";

const origin = "https://a.example";
const database = withTestDatabase();
let ctx: ShopContext;

beforeAll(async () => {
  ctx = await openTestShop(database.db, { agents: { feed: true, hidden_skus: ["SPARE"] } });
  const other = await openTestShop(database.db);
  await addProduct(other, "THEIRS");
  await addProduct(ctx, "MUG", { weightG: 350 });
  await addVariable(ctx, "TEE", { Navy: { weightG: 200 }, Red: {} });
  await addProduct(ctx, "SPARE");
  await addProduct(ctx, "OLD", { status: "archived" });
  await addProduct(ctx, "SECRET", { isVisible: false });
  await addProduct(ctx, "IN-CART", { hidePrice: true });
});

async function partsOf(shop: ShopContext, chunk: number) {
  const parts: { ids: string[]; hidden: string[] }[] = [];
  for await (const { items, problems } of readFeed(shop, origin, chunk))
    parts.push({
      ids: items.map(({ id }) => id),
      hidden: problems.filter(({ field }) => field === "price").map(({ sku }) => sku),
    });
  return parts;
}

test("what pages list is read part by part, and nothing else leaves", async () => {
  expect(await partsOf(ctx, 2)).toEqual([
    { ids: ["MUG", "TEE-NAVY", "TEE-RED"], hidden: [] },
    { ids: [], hidden: ["IN-CART"] },
  ]);
});

test("products and variations are sent at their own weight", async () => {
  const { value } = await readFeed(ctx, origin).next();
  expect(value?.items.map(({ shipping_weight }) => shipping_weight).slice(0, 2)).toEqual(["350 g", "200 g"]);
});

test("the feed is whole XML, and there is none while it is off", async () => {
  const xml = await new Response(writeGoogleFeed(ctx, origin)).text();
  expect(xml.match(/<item>/g)).toHaveLength(3);
  expect(xml).toMatch(/^<\?xml [\s\S]*<\/channel>\n<\/rss>\n$/);
  expect(writeGoogleFeed(await openTestShop(database.db), origin)).toBeNull();
});
