import { beforeEach, describe, expect, it } from "vitest";
import { productQuestions } from "~/tables/conversations/product-questions";
import { reviews } from "~/tables/conversations/reviews";
import { sellerReviews } from "~/tables/conversations/seller-reviews";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { addCustomer } from "../../../accounts/sign-in/account-fixture.server";
import { addProduct, openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { addSeller } from "../../../catalogue/products/seller-fixture.server";
import { byTest } from "../../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { callOwner, keyFor } from "../owner-fixture.server";

const database = withTestDatabase();
const writtenAt = new Date(Date.UTC(2026, 0, 2));
let ctx: ShopContext;
let key: string;
let productId: number;

beforeEach(async () => {
  ctx = await openTestShop(database.db);
  key = await keyFor(ctx, [
    "catalogue:write",
    "customers:write",
    "content:write",
    "settings:write",
    "numbers:read",
  ]);
  productId = await addProduct(ctx, "MUG", { priceMinor: 1200 });
});

async function call(query: string) {
  const { data, errors } = await callOwner<Record<string, unknown>>(ctx, key, query);
  return errors.length > 0 ? { error: errors[0]?.extensions } : data;
}

/** The version that a query's one `version` has. */
async function versionIn(query: string): Promise<string> {
  const version = /"version":"(\w+)"/.exec(JSON.stringify(await call(query)))?.[1];
  if (version === undefined) throw new Error(`no version in ${query}`);
  return version;
}

type Noun = {
  /** Makes one, and says its id or name. */
  make: () => Promise<string>;
  read: (id: string) => string;
  change: (id: string, version: string) => string;
  current: object;
};

const nouns: Record<string, Noun> = {
  customer: {
    make: async () => String((await addCustomer(ctx, { email: "ada@example.com" })).id),
    read: (id) => `{ customer(id: ${id}) { version } }`,
    change: (id, version) =>
      `noteCustomer(id: ${id}, note: "Rings twice", expectedVersion: "${version}") { id }`,
    current: { note: "Rings twice", group: "" },
  },
  "customer's store credit": {
    make: async () => String((await addCustomer(ctx, { email: "ada@example.com" })).id),
    read: (id) => `{ customer(id: ${id}) { version: storeCreditVersion } }`,
    change: (id, version) =>
      `changeStoreCredit(id: ${id}, amountMinor: 500, expectedVersion: "${version}") { id }`,
    current: { balanceMinor: 500 },
  },
  "review of a product": {
    make: async () => {
      await byTest(database.db, (db) =>
        db.insert(reviews).values({
          tenantId: ctx.tenant.id,
          productId,
          protectCode: "r-1",
          displayName: "Ada",
          star: 4,
          content: "Good.",
          status: "pending",
          writtenAt,
        }),
      );
      return idIn("{ reviews { nodes { id } } }");
    },
    read: () => "{ reviews { nodes { version } } }",
    change: (id, version) => `approveReview(id: ${id}, expectedVersion: "${version}") { isDone }`,
    current: { status: "approved", star: 4, content: "Good." },
  },
  "review of a seller": {
    make: async () => {
      const sellerId = await addSeller(ctx, "potter");
      await byTest(database.db, (db) =>
        db.insert(sellerReviews).values({
          tenantId: ctx.tenant.id,
          sellerId,
          folderCode: "r-1",
          displayName: "Ada",
          star: 4,
          content: "Good.",
          status: "pending",
          writtenAt,
        }),
      );
      return idIn("{ sellerReviews { nodes { id } } }");
    },
    read: () => "{ sellerReviews { nodes { version } } }",
    change: (id, version) =>
      `replyToSellerReview(id: ${id}, content: "Thank you", expectedVersion: "${version}") { isDone }`,
    current: { status: "pending", reply: "Thank you" },
  },
  question: {
    make: async () => {
      await byTest(database.db, (db) =>
        db.insert(productQuestions).values({
          tenantId: ctx.tenant.id,
          productId,
          code: "q-1",
          question: "Blue?",
          answer: "Yes.",
          askedBy: "Ada M.",
          askedAt: writtenAt,
        }),
      );
      return idIn("{ questions { nodes { id } } }");
    },
    read: () => "{ questions { nodes { version } } }",
    change: (id, version) =>
      `rejectQuestion(id: ${id}, reason: "Advertising", expectedVersion: "${version}") { isDone }`,
    current: { status: "rejected", reasonRejected: "Advertising" },
  },
  seller: {
    make: async () => {
      await addSeller(ctx, "potter");
      return "potter";
    },
    read: () => "{ sellers { version } }",
    change: (code, version) => `pauseSeller(code: "${code}", expectedVersion: "${version}") { isChanged }`,
    current: { state: "paused" },
  },
  draft: {
    make: async () => {
      await call(`mutation { saveRecordDraft(kind: "menu", name: "top", record: { name: "Top", items: [] },
        expectedVersion: null) { version } }`);
      return "top";
    },
    read: () => `{ recordDrafts(kind: "menu") { nodes { version } } }`,
    change: (name, version) =>
      `scheduleRecordDraft(kind: "menu", name: "${name}", at: "2030-12-01T08:00:00Z",
        expectedVersion: "${version}") { publishAt }`,
    current: { record: { name: "Top" }, madeFrom: null, publishAt: "2030-12-01T08:00:00.000Z" },
  },
  sale: {
    make: async () => {
      await call(`mutation { ${plan("Winter", "null")} }`);
      return "Winter";
    },
    read: () => "{ plannedSales { nodes { version } } }",
    change: (name, version) => plan(name, `"${version}"`),
    current: { name: "Winter", from: "2030-12-01 00:00" },
  },
};

const plan = (name: string, version: string) =>
  `planSale(sale: { name: "${name}", selection: { all: true }, offBasisPoints: 1000, from: "2030-12-01",
    expectedVersion: ${version} }) { products }`;

async function idIn(query: string): Promise<string> {
  return /"id":(\d+)/.exec(JSON.stringify(await call(query)))?.[1] ?? "";
}

describe("a change that names a version (rule owners-2)", () => {
  it.each(Object.entries(nouns))("of a %s is refused where another one is stored", async (_name, noun) => {
    const id = await noun.make();
    const version = await versionIn(noun.read(id));
    const change = `mutation { ${noun.change(id, version)} }`;
    expect(await call(change)).not.toHaveProperty("error");
    const now = await versionIn(noun.read(id));
    expect(now).not.toBe(version);
    expect(await call(change)).toMatchObject({
      error: { code: "conflict", status: 409, current: noun.current, version: now },
    });
  });

  it("of a sale that must not be planned yet is refused where one is", async () => {
    await nouns.sale?.make();
    expect(await call(`mutation { ${plan("Winter", "null")} }`)).toMatchObject({
      error: { code: "conflict", current: { name: "Winter" } },
    });
  });

  it("of redirects is refused one by one, with where they lead now", async () => {
    const save = (to: string, version: string) =>
      call(`mutation { saveRedirects(redirects: [{ from: "/b", to: "/mugs" },
        { from: "/a", to: "${to}", expectedVersion: ${version} }]) {
          added changed refused { at code current version } } }`);
    const version = () => versionIn(`{ redirects(limit: 1) { nodes { version } } }`);
    expect(await save("/mugs", "null")).toEqual({ saveRedirects: { added: 2, changed: 0, refused: [] } });
    const first = await version();
    expect(await save("/cups", `"${first}"`)).toMatchObject({ saveRedirects: { changed: 1, refused: [] } });
    const now = await version();
    const refused = [{ at: 1, code: "conflict", current: { from: "/a", to: "/cups" }, version: now }];
    for (const stale of [`"${first}"`, "null"])
      expect(await save("/tins", stale)).toMatchObject({ saveRedirects: { refused } });
    const remove = (expected: string) =>
      call(`mutation { removeRedirect(from: "/a", expectedVersion: "${expected}") { isRemoved } }`);
    expect(await remove(first)).toMatchObject({ error: { code: "conflict", version: now } });
    expect(await remove(now)).toEqual({ removeRedirect: { isRemoved: true } });
    expect(await remove(now)).toMatchObject({ error: { code: "conflict", current: null, version: null } });
  });

  it("of products that are archived or restored is refused one by one, with what is stored", async () => {
    const read = () => versionIn(`{ record(kind: "product", name: "MUG") { version } }`);
    const answered = "products { sku version isChanged } refused { field code current version }";
    const put = (what: string, version: string) =>
      call(`mutation { ${what}(products: [{ sku: "MUG", expectedVersion: "${version}" }]) { ${answered} } }`);
    const version = await read();
    const conflict = [{ field: "products.0", code: "conflict", current: { name: "MUG" }, version }];
    expect(await put("archiveProducts", "old")).toMatchObject({
      archiveProducts: { products: [], refused: conflict },
    });
    const products = [{ sku: "MUG", version, isChanged: true }];
    expect(await put("archiveProducts", version)).toEqual({ archiveProducts: { products, refused: [] } });
    expect(await put("restoreProducts", "old")).toMatchObject({
      restoreProducts: { products: [], refused: conflict },
    });
    expect(await put("restoreProducts", version)).toEqual({ restoreProducts: { products, refused: [] } });
    expect(await read()).toBe(version);
  });

  it("of prices is refused one by one, with what is asked now", async () => {
    await addProduct(ctx, "CUP", { priceMinor: 900 });
    const set = (version: string) =>
      call(`mutation { setPrices(prices: [{ sku: "CUP", priceMinor: 800 },
        { sku: "MUG", priceMinor: 1100, expectedVersion: "${version}" }]) {
          changed refused { field code current version } } }`);
    const read = async () => {
      const { product } = (await call('{ product(sku: "MUG") { offers { priceVersion } } }')) as {
        product: { offers: { priceVersion: string }[] };
      };
      return product.offers[0]?.priceVersion ?? "";
    };
    const version = await read();
    expect(await set(version)).toEqual({ setPrices: { changed: 2, refused: [] } });
    const current = { priceMinor: 1100, finalMinor: 1100 };
    expect(await set(version)).toEqual({
      setPrices: {
        changed: 0,
        refused: [{ field: "prices.1", code: "conflict", current, version: await read() }],
      },
    });
  });
});
