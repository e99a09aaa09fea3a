import { beforeAll, expect, test } from "vitest";
import { googleFeed } from "~/models/agents/feed/google-feed";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct, addVariable, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { writeFeed } from "../write-feed.server";
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
  for await (const { products, terms } of readFeed(shop, origin, chunk)) {
    const all = products.map((one) => googleFeed.part(one, terms));
    parts.push({
      ids: all.flatMap(({ text }) => [...text.matchAll(/<g:id>(.*?)<\/g:id>/g)].map(([, id = ""]) => id)),
      hidden: all.flatMap(({ problems }) =>
        problems.filter(({ field }) => field === "price").map(({ sku }) => sku),
      ),
    });
  }
  return parts;
}

test("what pages list is read part by part, and nothing else leaves", async () => {
  expect(await partsOf(ctx, 2)).toEqual([
    { ids: ["MUG", "TEE-NAVY", "TEE-RED"], hidden: [] },
    { ids: [], hidden: ["IN-CART"] },
  ]);
});

test("products and variations are sent at their own weight", async () => {
  const text = await writeFeed(ctx, origin, "google").text();
  const weights = [...text.matchAll(/<g:shipping_weight>(.*?)</g)].map(([, weight]) => weight);
  expect(weights.slice(0, 2)).toEqual(["350 g", "200 g"]);
});

test("each feed is whole, and there is none while they are off", async () => {
  const textOf = (name: "google" | "meta" | "acp") => writeFeed(ctx, origin, name).text();
  const xml = await textOf("google");
  expect(xml.match(/<item>/g)).toHaveLength(3);
  expect(xml).toMatch(/^<\?xml [\s\S]*<\/channel>\n<\/rss>\n$/);
  expect(
    (await textOf("meta"))
      .trim()
      .split("\n")
      .map((row) => row.split(",")[0]),
  ).toEqual([...["id", "MUG", "TEE-NAVY", "TEE-RED"]]);
  const products = (await textOf("acp"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(products.map(({ id, variants }) => [id, variants.length])).toEqual([
    ["MUG", 1],
    ["TEE", 2],
  ]);
  const closed = await openTestShop(database.db);
  expect(() => writeFeed(closed, origin, "google")).toThrow(expect.objectContaining({ status: 404 }));
});
