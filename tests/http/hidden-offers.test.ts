import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { byTest } from "~/services/shops/audit/actor-fixture.server";
import { products } from "~/tables/catalogue/catalogue";
import { offers, priceLevels } from "~/tables/catalogue/offers";
import { sellers } from "~/tables/shops/tenants";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { sendWithoutNetwork } from "./runner/send-without-network";

/**
 * A price that no other product has, higher than all of them, so that the bounds of a filter would tell it,
 * too.
 */
const hiddenMinor = 731_913;
const hiddenTexts = ["7,319.13", "7319.13", "731913"];

let demo: DemoListener;
/** A product that the tea merchant and others offer; the tea merchant hides its price. */
let product: { id: number; slug: string; name: string };

beforeAll(async () => {
  demo = await openDemoListener();
  const { db, tenant } = await demo.contextOf("bazaar");
  const shared = await db
    .select({ id: products.id, slug: products.slug, name: products.name, sellerId: sellers.id })
    .from(products)
    .innerJoin(offers, and(eq(offers.tenantId, tenant.id), eq(offers.productId, products.id)))
    .innerJoin(sellers, and(eq(sellers.tenantId, tenant.id), eq(sellers.id, offers.sellerId)))
    .where(and(eq(products.tenantId, tenant.id), eq(products.sku, "POT-116"), eq(sellers.code, "tea")));
  const [found] = shared;
  if (!found?.slug) throw new Error("the tea merchant offers no such product");
  product = { ...found, slug: found.slug };
  const price = { priceMinor: hiddenMinor, finalPriceMinor: hiddenMinor, hidePrice: true };
  const ofTea = and(
    eq(offers.tenantId, tenant.id),
    eq(offers.productId, found.id),
    eq(offers.sellerId, found.sellerId),
  );
  await byTest(db, (tx) => tx.update(offers).set(price).where(ofTea));
  const level = { customerGroups: [], minQty: 2, priceMinor: hiddenMinor };
  const key = { tenantId: tenant.id, productId: found.id, sellerId: found.sellerId };
  await byTest(db, (tx) => tx.insert(priceLevels).values({ ...key, ...level }));
});
afterAll(() => demo?.close());

const ask = (path: string, { cookie = "", body = "", headers = {} }: Asked = {}) =>
  sendWithoutNetwork(demo.listener)({
    method: body ? "POST" : "GET",
    url: new URL(path, "http://bazaar.localhost"),
    headers: {
      accept: "text/html",
      ...(cookie ? { cookie } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    body,
  });
type Asked = { cookie?: string; body?: string; headers?: Record<string, string> };

const graphql = (query: string, headers: Record<string, string> = {}) =>
  ask("/api-graphql", { body: JSON.stringify({ query }), headers });

const saysNothing = (body: string) => {
  for (const text of hiddenTexts) expect(body).not.toContain(text);
};

/** Each page as a document and as the data of a change of page. */
const pages = (): string[] => [
  `/${product.slug}`,
  `/product/${product.slug}/${product.id}/tea`,
  `/more-sellers/${product.id}`,
  "/seller/tea",
  `/seller/tea?q=${encodeURIComponent(product.name)}`,
  `/search?q=${encodeURIComponent(product.name)}`,
  "/search?by=all&sort=price-desc",
  "/sellers",
];

describe("a price that one seller hides", () => {
  test("is on none of the pages that show the product, nor in their data", async () => {
    for (const path of pages()) {
      const [address = "", query] = path.split("?");
      const page = await ask(path);
      expect([path, page.status < 500]).toEqual([path, true]);
      saysNothing(page.body);
      saysNothing((await ask(`${address}.data${query ? `?${query}` : ""}`)).body);
    }
    const page = await ask(`/product/${product.slug}/${product.id}/tea`);
    expect(page.body).toContain("See Price In Cart");
  });

  test("is in no answer of the API", async () => {
    const fields = "name price final_price hide_price available_price_levels { price }";
    const seller = await guidOfTea();
    const answers = [
      await graphql(`{ product(slug: "${product.slug}") { ${fields} } }`),
      await graphql(`{ product(slug: "${product.slug}") { ${fields} } }`, { "seller-guid": seller }),
      await graphql(`{ getPriceLevels(productId: "${product.id}") { priceLevels { price } } }`),
      await graphql(`{ getPriceLevels(productId: "${product.id}") { priceLevels { price } } }`, {
        "seller-guid": seller,
      }),
      await graphql(
        `{ searchPliable(keyword: "${product.name}") { products { name price final_price } filter { max min } } }`,
      ),
      await ask("/api/pliable/search", {
        body: JSON.stringify({ keyword: product.name, params: { seller_guid: seller } }),
      }),
      await ask(`/api/search-suggestions?q=${encodeURIComponent(product.name)}`),
    ];
    for (const { status, body } of answers) {
      expect([status, body.slice(0, 200)]).toEqual([200, expect.not.stringContaining('"errors"')]);
      saysNothing(body);
    }
  });

  test("is not among what anonymous visitors see where the shop hides all prices", async () => {
    await demo.writeSettings("bazaar", { modules: { sociallogins: { hide_price_for_anonymous: true } } });
    for (const path of pages()) saysNothing((await ask(`${path}${path.includes("?") ? "&" : "?"}x=2`)).body);
    const { body } = await ask(`/${product.slug}?x=2`);
    expect(body).toContain("Sign in to see pricing");
    expect(body).not.toMatch(/"price":"?\d/);
  });
});

async function guidOfTea(): Promise<string> {
  const { db, tenant } = await demo.contextOf("bazaar");
  const [tea] = await db
    .select({ guid: sellers.guid })
    .from(sellers)
    .where(and(eq(sellers.tenantId, tenant.id), eq(sellers.code, "tea")));
  return tea?.guid ?? "";
}
