import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "~/models/shops/actors/actor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { addPicture } from "../pictures/add-picture.server";
import { describePicture } from "../pictures/describe-picture.server";
import { changeProducts } from "../product/change-products.server";
import { listProductFields } from "../product/list-product-fields.server";
import { addCategory, addProduct, openTestShop } from "../products/catalogue-fixture.server";
import { addSeller, addShop } from "../products/seller-fixture.server";
import { changeOffers } from "./change-offers.server";
import { decideOffer } from "./decide-offer.server";
import { describeOwnProduct } from "./describe-own-product.server";
import { findProductsToOffer } from "./find-products-to-offer.server";
import { listOwnOffers } from "./list-own-offers.server";
import { listWaitingOffers } from "./list-waiting-offers.server";
import { proposeProduct } from "./propose-product.server";
import { readOwnOffer } from "./read-own-offer.server";

const database = withTestDatabase();
/** The marketplace as the business works in it. */
let market: ShopContext;
/** The marketplace as staff of two of its sellers work in it. */
let potter: ShopContext;
let weaver: ShopContext;
let ids: { potter: string; weaver: string };

const staffOf = (sellerId: string): ShopContext => {
  const actor: Actor = {
    kind: "seller-staff",
    tenantId: market.tenant.id,
    sellerId,
    staffId: 1,
    roles: ["staff"],
  };
  return { ...market, shop: { ...market.shop, sellerId }, actor: acting(actor) };
};

beforeAll(async () => {
  const house = await openTestShop(database.db);
  market = await addShop(house, { type: "marketplace" });
  ids = { potter: await addSeller(house, "potter"), weaver: await addSeller(house, "weaver") };
  potter = staffOf(ids.potter);
  weaver = staffOf(ids.weaver);
  await addCategory(house, "clay");
  await addProduct(house, "MUG", { brand: "Clay" });
  await addProduct(house, "CARD", { classCode: "gift_certificate" });
  const family = await addProduct(house, "BOWL", { classCode: "variable_product" });
  await addProduct(house, "BOWL-RED", { parentId: family, optionValues: { Color: "Red" } });
});

const texts = {
  name: "Own vase",
  description: "By <hand>",
  brand: "",
  category: "clay",
  weight: "",
};
const all = { text: "", state: "all" } as const;
const page = { after: "", limit: 10 };
const offerOf = async (ctx: ShopContext, sku: string) =>
  (await listOwnOffers(ctx, all, page)).find((one) => one.sku === sku);

describe("a product that others sell (rule sellers-20)", () => {
  test("is found by its words, offered, and waits hidden until the business approves it", async () => {
    expect((await findProductsToOffer(potter, "clay mug", 9)).map(({ sku }) => sku)).toEqual(["MUG"]);
    const done = await changeOffers(potter, [{ sku: "MUG", fields: { price: "9.50", qty: "4" } }]);
    expect(done).toEqual({ changed: ["MUG"], waiting: ["MUG"], refused: [] });
    expect(await offerOf(potter, "MUG")).toMatchObject({
      priceMinor: 950,
      free: 4,
      approval: "waiting",
      isShown: false,
    });
    const [waiting] = await listWaitingOffers(market, 9);
    expect(waiting).toMatchObject({ sku: "MUG", sellerCode: "potter", isOwnProduct: false });
    await decideOffer(
      market,
      { productId: waiting?.productId ?? 0, sellerId: ids.potter },
      { approves: true },
    );
    expect(await offerOf(potter, "MUG")).toMatchObject({ approval: null, isShown: true });
  });

  test("then changes price and pieces at once, and names the version", async () => {
    const { version } = await readOwnOffer(potter, "MUG");
    const change = { sku: "MUG", fields: { price: "8.00", qty: "7" }, expectedVersion: version };
    expect(await changeOffers(potter, [change])).toMatchObject({ waiting: [], refused: [] });
    expect(await offerOf(potter, "MUG")).toMatchObject({ priceMinor: 800, free: 7, isShown: true });
    expect((await changeOffers(potter, [change])).refused[0]?.stale).toBeDefined();
  });

  test("is shown by no form of a seller while it waits; refused, it says why and can be sent again", async () => {
    await changeOffers(weaver, [{ sku: "MUG", fields: { price: "7.00" } }]);
    await changeOffers(weaver, [
      { sku: "MUG", fields: { website_visibility: "visible", available_for_sale: "true" } },
    ]);
    expect(await offerOf(weaver, "MUG")).toMatchObject({ isShown: false, approval: "waiting" });
    const [waiting] = await listWaitingOffers(market, 9);
    const it = { productId: waiting?.productId ?? 0, sellerId: ids.weaver };
    await expect(decideOffer(market, it, { approves: false, reason: " " })).rejects.toMatchObject({
      field: "reason",
    });
    await decideOffer(market, it, { approves: false, reason: "Too cheap." });
    expect(await offerOf(weaver, "MUG")).toMatchObject({ approval: "refused", reason: "Too cheap." });
    await changeOffers(weaver, [{ sku: "MUG", fields: { price: "8.00" } }]);
    expect(await offerOf(weaver, "MUG")).toMatchObject({ approval: "waiting", reason: "", isShown: false });
  });

  test("is offered by its variations, and its product with them", async () => {
    const done = await changeOffers(potter, [
      { sku: "BOWL-RED", fields: { price: "5" } },
      { sku: "BOWL", fields: {} },
      { sku: "CARD", fields: { price: "1" } },
      { sku: "NONE", fields: { price: "1" } },
      { sku: "MUG", fields: { name: "Mine" } },
    ]);
    expect(done.changed).toEqual(["BOWL-RED"]);
    expect(done.refused.map(({ sku, reason }) => [sku, reason])).toEqual([
      ["BOWL", "Offer the variations that you have: each has a SKU of its own."],
      ["CARD", "Gift cards are sold by the business alone."],
      ["NONE", "There is no product “NONE”."],
      ["MUG", "there is no field name"],
    ]);
  });

  test("is offered by the business for a seller without waiting", async () => {
    const forWeaver = { ...market, shop: { ...market.shop, sellerId: ids.weaver } };
    await changeOffers(forWeaver, [{ sku: "BOWL-RED", fields: { price: "6" } }]);
    expect(await offerOf(weaver, "BOWL-RED")).toMatchObject({ approval: null, isShown: true });
  });
});

describe("a product of a seller’s own (rule sellers-20)", () => {
  test("waits, and no other seller learns of it before it is shown", async () => {
    expect(await proposeProduct(potter, { sku: "VASE", texts, offer: { price: "20", qty: "2" } })).toEqual({
      waits: true,
    });
    expect(await offerOf(potter, "VASE")).toMatchObject({ isOwnProduct: true, isShown: false, free: 2 });
    expect(await findProductsToOffer(weaver, "own vase", 9)).toEqual([]);
    expect((await changeOffers(weaver, [{ sku: "VASE", fields: { price: "1" } }])).changed).toEqual([]);
    await expect(readOwnOffer(weaver, "VASE")).rejects.toMatchObject({ code: "not_found" });
    await expect(proposeProduct(weaver, { sku: "VASE", texts, offer: { price: "1" } })).rejects.toMatchObject(
      { code: "conflict", field: "sku" },
    );
  });

  test("has its texts from them, as plain text, and from no one else but the business", async () => {
    await describeOwnProduct(potter, "VASE", { ...texts, name: "Tall vase" });
    await expect(describeOwnProduct(weaver, "VASE", texts)).rejects.toMatchObject({ code: "forbidden" });
    await expect(describeOwnProduct(potter, "MUG", texts)).rejects.toMatchObject({ code: "forbidden" });
    const [vase] = await listProductFields(market, ["VASE"]);
    expect(vase?.fields).toMatchObject({ name: "Tall vase", description: "<p>By &lt;hand&gt;</p>" });
    expect(vase?.fields).not.toHaveProperty("price");
    const picture = { sku: "VASE", url: "/none.webp", alt: "A vase" };
    await expect(describePicture(weaver, picture)).rejects.toMatchObject({ code: "forbidden" });
    await expect(describePicture(potter, picture)).rejects.toMatchObject({ code: "not_found" });
    const bytes = new Uint8Array([1]);
    const fileStore = createDiskStore("/none");
    const adds = (ctx: ShopContext) => addPicture({ ...ctx, fileStore }, { sku: "VASE", bytes, alt: "" });
    await expect(adds(weaver)).rejects.toMatchObject({ code: "forbidden" });
    await expect(adds(potter)).rejects.toMatchObject({ code: "invalid" });
  });

  test("has its texts from the business once others offer it, too", async () => {
    const waiting = (await listWaitingOffers(market, 9)).find(({ sku }) => sku === "VASE");
    await decideOffer(
      market,
      { productId: waiting?.productId ?? 0, sellerId: ids.potter },
      { approves: true },
    );
    await changeOffers(weaver, [{ sku: "VASE", fields: { price: "19" } }]);
    await expect(describeOwnProduct(potter, "VASE", texts)).rejects.toMatchObject({ code: "forbidden" });
  });

  test("is changed by the business, which does not sell it, without a price", async () => {
    const { refused } = await changeProducts(market, [
      { sku: "VASE", fields: { name: "A vase", price: "" } },
    ]);
    expect(refused).toEqual([]);
    expect(await offerOf(potter, "VASE")).toMatchObject({ name: "A vase", priceMinor: 2000 });
  });
});

test("staff of a seller change and see no other seller’s offers, and approve none", async () => {
  const asWeaver = { ...potter, shop: { ...market.shop, sellerId: ids.weaver } };
  for (const attempt of [
    () => changeOffers(asWeaver, [{ sku: "MUG", fields: { price: "1" } }]),
    () => proposeProduct(asWeaver, { sku: "X", texts, offer: { price: "1" } }),
    () => listOwnOffers(asWeaver, all, page),
    () => findProductsToOffer(asWeaver, "mug", 9),
    () => readOwnOffer(asWeaver, "MUG"),
    () => listWaitingOffers(potter, 9),
    () => decideOffer(potter, { productId: 1, sellerId: ids.potter }, { approves: true }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: "forbidden" });
});
