import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "~/tables/shops/audit";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { addProduct, addVariable, openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../../catalogue/products/seller-fixture.server";
import { migrateJobs } from "../../../platform/jobs/migrate-jobs.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { callOwner, keyFor } from "../owner-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
let key: string;

beforeAll(() => migrateJobs(database.pool));
beforeEach(async () => {
  ctx = await openTestShop(database.db);
  key = await keyFor(ctx, ["catalogue:write"]);
  await addProduct(ctx, "MUG", { name: "Mug", priceMinor: 1200, stock: { onHand: 7 } });
  await addVariable(ctx, "TEE", { Red: {} }, { name: "Tee" });
});

const call = async (query: string, variables = {}, of = key, shop = ctx) => {
  const { data, errors } = await callOwner<Record<string, unknown>>(shop, of, query, { variables });
  return errors.length > 0 ? { errors: errors.map(({ extensions }) => extensions) } : data;
};
const change = (changes: object[]) =>
  call(
    `mutation ($changes: [ProductChange!]!) { changeProducts(changes: $changes) {
      products { sku isChanged } refused { field sku code reason current } } }`,
    { changes },
  );

describe("products", () => {
  it("are added and changed by one call, whose faults name their places", async () => {
    expect(
      await change([
        { sku: "CUP", fields: { name: "Cup", price: "9" }, expectedVersion: null },
        { sku: "MUG", fields: { price: "a lot" } },
        { sku: "TEE-RED", fields: { name: "Red tee" } },
      ]),
    ).toMatchObject({
      changeProducts: {
        products: [
          { sku: "TEE-RED", isChanged: true },
          { sku: "CUP", isChanged: true },
        ],
        refused: [{ field: "changes.1.fields.price", sku: "MUG", code: "invalid" }],
      },
    });
  });

  it("get the combinations of options as variations, all or none", async () => {
    const vary = (variations: object[] | null) =>
      call(
        `mutation ($variations: [VariationInput!]) {
          addVariations(sku: "MUG", options: [{ label: "Size", values: ["S", "M"] }], variations: $variations) {
            added { sku } refused { values field } } }`,
        { variations },
      );
    expect(await vary([{ values: ["S"], price: "a lot" }])).toEqual({
      addVariations: { added: [], refused: [{ values: ["S"], field: "price" }] },
    });
    expect(await vary(null)).toEqual({
      addVariations: { added: [{ sku: "MUG-S" }, { sku: "MUG-M" }], refused: [] },
    });
  });

  it("are not changed over what another changed: the answer has what is stored", async () => {
    const { changeProducts } = (await change([
      { sku: "MUG", fields: { name: "Jug" }, expectedVersion: "old" },
    ])) as { changeProducts: object };
    expect(changeProducts).toMatchObject({
      products: [],
      refused: [{ field: "changes.0", code: "conflict", current: { name: "Mug" } }],
    });
  });

  it("are copied, archived and restored", async () => {
    const answer = await call(`mutation {
      copyProduct(sku: "TEE", newSku: "TOP") { products { sku } }
      archiveProducts(products: [{ sku: "TOP" }, { sku: "NONE" }]) { count refused { field reason } }
      restoreProducts(products: [{ sku: "TOP" }, { sku: "MUG" }]) { products { sku } refused { field reason } } }`);
    expect(answer).toEqual({
      copyProduct: { products: [{ sku: "TOP" }, { sku: "TOP-RED" }] },
      archiveProducts: {
        count: 2,
        refused: [{ field: "products.1", reason: "there is no product 'NONE'" }],
      },
      restoreProducts: {
        products: [{ sku: "TOP" }, { sku: "TOP-RED" }],
        refused: [{ field: "products.1", reason: "is not archived" }],
      },
    });
  });

  it("have texts for fields", async () => {
    expect(await change([{ sku: "MUG", fields: { price: 9 } }])).toEqual({
      errors: [{ code: "invalid", status: 422, field: "changes.0.fields.price" }],
    });
  });
});

describe("prices", () => {
  it("are set SKU by SKU", async () => {
    const answer = await call(`mutation { setPrices(prices: [{ sku: "MUG", priceMinor: 900 },
      { sku: "TEE", priceMinor: 900 }, { sku: "TEE-RED", priceMinor: 900, finalMinor: 901 }]) {
        changed refused { field reason } } }`);
    expect(answer).toEqual({
      setPrices: {
        changed: 1,
        refused: [
          { field: "prices.1", reason: "there is no price of 'TEE'" },
          { field: "prices.2", reason: "what it is sold at is above the list price" },
        ],
      },
    });
  });

  it("are changed for a selection, and written down in the key's name", async () => {
    expect(
      await call(`mutation { changePrices(selection: { skus: ["MUG", "JUG"] },
        change: { allBasisPoints: 1000 }) { changed missing } }`),
    ).toEqual({ changePrices: { changed: 1, missing: ["JUG"] } });
    const rows = await ctx.db.select().from(auditLog).where(eq(auditLog.tenantId, ctx.tenant.id));
    const written = rows.filter(({ subject, before }) => subject === "offers" && before?.price_minor);
    expect(written.map(({ actor, after }) => [actor.kind, after?.price_minor])).toEqual([
      ["owner-key", 1320],
    ]);
  });

  it.each([
    ["a selection that names nothing", "selection: {}, change: { priceMinor: 1 }", "selection"],
    ["two changes", "selection: { all: true }, change: { priceMinor: 1, offBasisPoints: 1 }", "change"],
    [
      "too long a word",
      `selection: { search: "${"a".repeat(201)}" }, change: { priceMinor: 1 }`,
      "selection.search",
    ],
  ])("are not changed for %s", async (_, args, field) => {
    expect(await call(`mutation { changePrices(${args}) { changed } }`)).toMatchObject({
      errors: [{ code: "invalid", field }],
    });
  });

  it("are reduced for a time by a sale, which is listed and canceled", async () => {
    const plan = (name: string, from: string) =>
      call(`mutation { planSale(sale: { name: "${name}", selection: { all: true }, offBasisPoints: 1000,
        from: "${from}" }) { products } }`);
    expect(await plan("Winter", "2030-12-01")).toEqual({ planSale: { products: 2 } });
    await plan("Spring", "2031-03-01 08:00");
    const list = (after: string) => `{ plannedSales(limit: 1${after}) {
      nodes { name state from } pageInfo { endCursor hasNextPage } } }`;
    const { plannedSales } = (await call(list(""))) as {
      plannedSales: { pageInfo: { endCursor: string } };
    };
    expect(plannedSales).toMatchObject({ nodes: [{ name: "Spring", from: "2031-03-01 08:00" }] });
    expect(await call(list(`, after: "${plannedSales.pageInfo.endCursor}"`))).toMatchObject({
      plannedSales: { nodes: [{ name: "Winter", state: "planned" }], pageInfo: { hasNextPage: false } },
    });
    expect(await call(`mutation { cancelSale(name: "Winter") { isCanceled } }`)).toEqual({
      cancelSale: { isCanceled: true },
    });
    expect(await call(`mutation { cancelSale(name: "Winter") { isCanceled } }`)).toMatchObject({
      errors: [{ code: "not_found" }],
    });
  });
});

describe("stock", () => {
  it("is counted and moved, and tells its history", async () => {
    const answer = await call(`mutation { changeStock(changes: [{ sku: "MUG", count: 5, reason: "yearly" },
      { sku: "JUG", by: 1, reason: "found" }]) { changed { sku onHand } refused { field reason } } }`);
    expect(answer).toEqual({
      changeStock: {
        changed: [{ sku: "MUG", onHand: 5 }],
        refused: [{ field: "changes.1", reason: "there is no stock of 'JUG'" }],
      },
    });
    expect(
      await call(`{ stockMoves(sku: "MUG", limit: 1) { nodes { onHand { before after } isCount reason } } }`),
    ).toEqual({
      stockMoves: { nodes: [{ onHand: { before: 7, after: 5 }, isCount: true, reason: "yearly" }] },
    });
  });

  it.each(["", ", count: 1, by: 1"])("is not changed by %j", async (what) => {
    expect(
      await call(`mutation { changeStock(changes: [{ sku: "MUG"${what} }]) { changed { sku } } }`),
    ).toMatchObject({ errors: [{ code: "invalid", field: "changes.0" }] });
  });
});

describe("a seller's key", () => {
  let market: ShopContext;
  let sellersKey: string;

  beforeEach(async () => {
    market = await addShop(ctx, { type: "marketplace" });
    const sellerId = await addSeller(market, "potter");
    const mugId = await addProduct(ctx, "POT", { priceMinor: 2000 });
    await addOffer(market, sellerId, mugId, { priceMinor: 1500 });
    sellersKey = await keyFor(ctx, ["catalogue:write"], { sellerId });
  });

  it("changes what that seller asks", async () => {
    const set = `mutation { setPrices(prices: [{ sku: "POT", priceMinor: 1400 },
      { sku: "MUG", priceMinor: 1 }]) { changed refused { sku } } }`;
    expect(await call(set, {}, sellersKey, market)).toEqual({
      setPrices: { changed: 1, refused: [{ sku: "MUG" }] },
    });
    expect(
      await call(`{ product(sku: "POT") { offers { finalPriceMinor } } }`, {}, sellersKey, market),
    ).toEqual({ product: { offers: [{ finalPriceMinor: 1400 }] } });
  });

  it("changes nothing of another seller, and no product", async () => {
    const forbidden = { errors: [{ code: "forbidden" }] };
    const set = `mutation { setPrices(prices: [], sellerId: "${ctx.shop.sellerId}") { changed } }`;
    expect(await call(set, {}, sellersKey, market)).toMatchObject(forbidden);
    const archive = `mutation { archiveProducts(products: [{ sku: "MUG" }]) { count } }`;
    expect(await call(archive, {}, sellersKey, market)).toMatchObject(forbidden);
  });
});
