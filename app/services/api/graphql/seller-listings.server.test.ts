import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import {
  addCategory,
  addProduct,
  addVariable,
  openTestShop,
} from "../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { callApi } from "./api-fixture.server";

const database = withTestDatabase();
const potterGuid = randomUUID();
let houseGuid: string;
let house: ShopContext;
let market: ShopContext;

beforeAll(async () => {
  house = await openTestShop(database.db, {
    catalogue: { filters: [{ code: "seller" }, { code: "color" }] },
  });
  market = await addShop(house, { type: "marketplace" });
  const row = await database.db.query.sellers.findFirst({
    where: (table, { eq }) => eq(table.id, house.shop.sellerId),
  });
  houseGuid = row?.guid ?? "";
  const potterId = await addSeller(market, "Potter", { guid: potterGuid });
  const pots = await addCategory(house, "pots");
  await addProduct(house, "CUP", { in: pots, priceMinor: 900, attributes: { color: ["Blue"] } });
  const mug = await addProduct(house, "MUG", { in: pots, priceMinor: 900, attributes: { color: ["Blue"] } });
  await addOffer(market, potterId, mug, { priceMinor: 800 });
  const bowl = await addVariable(house, "BOWL", { Red: { priceMinor: 500 } });
  const red = await database.db.query.products.findFirst({
    where: (table, { and, eq }) => and(eq(table.tenantId, house.tenant.id), eq(table.sku, "BOWL-RED")),
  });
  for (const id of [bowl, red?.id ?? 0]) await addOffer(market, potterId, id, { priceMinor: 700 });
});

type Card = { sku: string; client_guid: string; final_price: number };

const fields = "id sku client_guid final_price variations { product { final_price } }";

/** The cards of a category, in the order of their SKUs. */
async function listed(args: string, ctx = market): Promise<Card[]> {
  const query = `{ categoryPliableData(${args}) { data { ${fields} } } }`;
  const { data, errors } = await callApi<{ categoryPliableData: { data: Card[] } }>(ctx, query);
  expect(errors).toEqual([]);
  return data.categoryPliableData.data.sort((a, b) => (a.sku < b.sku ? -1 : 1));
}

const sellersOf = async (args: string, ctx = market) =>
  Object.fromEntries((await listed(args, ctx)).map((card) => [card.sku, card.client_guid]));

describe("client_guid (rule api-21)", () => {
  it("of a card is the seller whose offer it shows", async () => {
    expect(await sellersOf('slug: "pots"')).toEqual({ CUP: houseGuid, MUG: potterGuid });
  });

  it("of a family's card is the seller whose variation is shown first", async () => {
    expect(await sellersOf('slug: "shop-all"')).toMatchObject({ BOWL: houseGuid });
  });

  it("of a product is the seller whose offer is shown", async () => {
    const query =
      '{ mug: product(slug: "mug") { id _id client_guid } cup: product(slug: "cup") { client_guid } }';
    const { data } = await callApi<Record<string, { id: number; _id: number; client_guid: string }>>(
      market,
      query,
    );
    expect([data.mug?.client_guid, data.cup?.client_guid]).toEqual([potterGuid, houseGuid]);
    expect(data.mug?.id).toBe(data.mug?._id);
  });

  it("outside of marketplaces is the shop", async () => {
    expect(await sellersOf('slug: "pots"', house)).toEqual({ CUP: house.shop.id, MUG: house.shop.id });
  });
});

describe("the category shop-all (rule api-20)", () => {
  it("is everything that is for sale", async () => {
    expect(Object.keys(await sellersOf('slug: "shop-all"', house))).toEqual(["BOWL", "CUP", "MUG"]);
  });

  it("takes filters and pages like any other", async () => {
    const query = `{ categoryPliableData(path: "/shop-all", filter: { color: ["Blue"] }, order: "name-asc", limit: 1) {
      data { sku } paging { itemTotal total } currentSortCode } }`;
    expect((await callApi(house, query)).data).toEqual({
      categoryPliableData: {
        data: [{ sku: "CUP" }],
        paging: { itemTotal: 2, total: 2 },
        currentSortCode: "name-asc",
      },
    });
  });

  it("gives way to a category of that name", async () => {
    const shop = await openTestShop(database.db);
    const own = await addCategory(shop, "shop-all");
    await addProduct(shop, "IN", { in: own });
    await addProduct(shop, "OUT");
    expect(Object.keys(await sellersOf('slug: "shop-all"', shop))).toEqual(["IN"]);
  });
});

describe("a seller named in the filter (rule api-19)", () => {
  it.each(["seller_guid", "sellerId"])(
    "as %s lists that seller's offers, at that seller's prices",
    async (name) => {
      const cards = await listed(`slug: "shop-all", filter: { ${name}: "${potterGuid}" }`);
      expect(cards).toMatchObject([
        {
          sku: "BOWL",
          client_guid: potterGuid,
          final_price: 7,
          variations: [{ product: { final_price: 7 } }],
        },
        { sku: "MUG", client_guid: potterGuid, final_price: 8 },
      ]);
    },
  );

  it("together with the seller's name is still that seller", async () => {
    const filter = `filter: { seller_guid: "${potterGuid}", seller: ["Potter"], color: ["Blue"] }`;
    expect(await sellersOf(`slug: "shop-all", ${filter}`)).toEqual({ MUG: potterGuid });
  });

  it("together with another seller's name finds nothing", async () => {
    const filter = `filter: { seller_guid: "${potterGuid}", seller: ["Test seller"] }`;
    expect(await sellersOf(`slug: "shop-all", ${filter}`)).toEqual({});
  });

  it("who is not active is not found", async () => {
    const query = `{ categoryPliableData(slug: "pots", filter: { seller_guid: "${randomUUID()}" }) { data { sku } } }`;
    expect((await callApi(market, query)).errors).toMatchObject([{ extensions: { code: "not_found" } }]);
  });
});

it("a search at a seller takes its page from params and shows that seller's variations", async () => {
  const query = `query ($params: JSON) { searchPliable(search_type: "all", params: $params) {
    paging { page limit total_products } products { ${fields} } } }`;
  const params = { seller_guid: potterGuid, page: 2, limit: 1, order: "name", dir: "desc" };
  const { data } = await callApi(market, query, { variables: { params } });
  expect(data).toMatchObject({
    searchPliable: {
      paging: { page: 2, limit: 1, total_products: 2 },
      products: [{ sku: "BOWL", client_guid: potterGuid, variations: [{ product: { final_price: 7 } }] }],
    },
  });
});
