import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { carts } from "~/tables/selling/carts";
import { sellers } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { callApi } from "./api-fixture.server";

const database = withTestDatabase();
let market: ShopContext;
let potterId: string;
let potter: string;
let mug: number;
beforeAll(async () => {
  market = await addShop(
    await openTestShop(database.db, {
      discounts: [
        { id: "tenth", title: "10 % off", code: "TENTH", action: { type: "percent", rateBasisPoints: 1000 } },
      ],
      payment: { offline: [{ code: "bank", title: "Bank", instructions: "IBAN 42" }] },
    }),
    { type: "marketplace" },
  );
  potterId = await addSeller(market, "potter");
  potter = await guidOf(potterId);
  mug = await addProduct(market, "MUG");
  await addOffer(market, potterId, mug, { priceMinor: 800 });
});

async function guidOf(sellerId: string): Promise<string> {
  const [row] = await database.db
    .select({ guid: sellers.guid })
    .from(sellers)
    .where(eq(sellers.id, sellerId));
  return row?.guid ?? "";
}

const fields = "_id amount count coupon_codes { code } seller { code } items { item_id qty price }";
type Summary = {
  _id: string | null;
  amount: number;
  count: number;
  items: { item_id: number; qty: number }[];
};

/** A guest with three mugs of the potter; `at` names the seller of a call. */
async function guestAtPotter() {
  const added = await callApi<{ addToCart: { success: boolean; summary: Summary } }>(
    market,
    `mutation { addToCart(input: {_id: ${mug}, qty: 3}) { success summary { ${fields} } } }`,
    { headers: { "seller-guid": potter } },
  );
  const session = { "session-id": added.headers.get("session_id") ?? "" };
  const at = (seller: string) => ({ headers: { ...session, "seller-guid": seller } });
  return { added: added.data.addToCart, at };
}

const summaryQuery = `{ getCartSummary { summary { ${fields} } } getCartCount { count } }`;
type Summaries = { getCartSummary: { summary: Summary }; getCartCount: { count: number } };

describe("seller-guid", () => {
  it("adds to the cart of the seller it names, at that seller's price", async () => {
    const { added } = await guestAtPotter();
    expect(added).toMatchObject({
      success: true,
      summary: { seller: { code: "potter" }, amount: 24, items: [{ qty: 3, price: 8 }] },
    });
  });

  it("names the seller with each way to pay the cart, and an empty cart has none", async () => {
    const { at } = await guestAtPotter();
    const query = "{ getCartSummary { summary { payment_methods { code title sellerGuid } } } }";
    type Paid = { getCartSummary: { summary: { payment_methods: { code: string; sellerGuid: string }[] } } };
    const methodsAt = async (seller: string) =>
      (await callApi<Paid>(market, query, at(seller))).data.getCartSummary.summary.payment_methods;
    expect(await methodsAt(potter)).toEqual([{ code: "bank", title: "Bank", sellerGuid: potter }]);
    expect(await methodsAt(market.shop.id)).toEqual([]);
  });

  it("names the cart that is read, by the shop's own id the one with the shop's own seller", async () => {
    const { at } = await guestAtPotter();
    const potters = await callApi<Summaries>(market, summaryQuery, at(potter));
    expect(potters.data).toMatchObject({
      getCartSummary: { summary: { count: 3 } },
      getCartCount: { count: 3 },
    });
    const { data } = await callApi<Summaries>(market, summaryQuery, at(market.shop.id));
    expect(data.getCartSummary.summary).toMatchObject({ _id: null, count: 0 });
  });

  it("names the cart that is changed, whatever the case of its letters", async () => {
    const { added, at } = await guestAtPotter();
    const itemId = added.summary.items[0]?.item_id;
    const change = `mutation ($products: JSON!) { updateCart(products: $products) { success summary { count } } }`;
    const { data } = await callApi(market, change, {
      ...at(potter.toUpperCase()),
      variables: { products: { [String(itemId)]: 2 } },
    });
    expect(data).toEqual({ updateCart: { success: true, summary: { count: 2 } } });
    const removed = await callApi(
      market,
      `mutation { removeFromCart(item_id: ${itemId}) { success summary { count } } }`,
      at(potter),
    );
    expect(removed.data).toEqual({ removeFromCart: { success: true, summary: { count: 0 } } });
  });

  it.each([
    ["unknown", "00000000-0000-4000-8000-000000000000"],
    ["malformed", "drop table"],
  ])("that is %s is refused, and nothing is added", async (_name, guid) => {
    const before = (await database.db.select().from(carts)).length;
    const { status, errors } = await callApi(
      market,
      `mutation { addToCart(input: {_id: ${mug}}) { success } }`,
      { headers: { "seller-guid": guid } },
    );
    expect(status).toBe(404);
    expect(errors).toEqual([{ message: "This shop has no such seller.", extensions: { code: "not_found" } }]);
    expect(await database.db.select().from(carts)).toHaveLength(before);
  });

  it("of another seller is refused in a single seller's shop", async () => {
    const own = await addShop(market, { type: "marketplaceseller", sellerId: potterId });
    const house = await guidOf(market.shop.sellerId);
    const { status } = await callApi(own, "{ getCartCount { count } }", {
      headers: { "seller-guid": house },
    });
    expect(status).toBe(404);
  });

  it("of a seller without the product adds nothing", async () => {
    const vase = await addProduct(market, "VASE");
    const { data } = await callApi(
      market,
      `mutation { addToCart(input: {_id: ${vase}}) { success message } }`,
      { headers: { "seller-guid": potter } },
    );
    expect(data).toEqual({ addToCart: { success: false, message: "This product is no longer available." } });
  });
});

describe("a call without a seller (rule api-16)", () => {
  /** A guest with three mugs of the potter and one of the house. */
  async function guestAtBoth() {
    const { added, at } = await guestAtPotter();
    const own = await callApi<{ addToCart: { cart_item_count: number; summary: Summary } }>(
      market,
      `mutation { addToCart(input: {_id: ${mug}}) { cart_item_count summary { ${fields} } } }`,
      at(market.shop.id),
    );
    const { headers } = at("");
    const change = async (call: string, quoteId = "") => {
      const query = `mutation { ${call} { success message cart_item_count summary { ${fields} } } }`;
      const named = { headers: { ...headers, "quote-id": quoteId } };
      const { data } = await callApi<Record<string, Changed>>(market, query, named);
      return Object.values(data)[0];
    };
    const read = async (quoteId: string) =>
      (await callApi<Summaries>(market, summaryQuery, { headers: { ...headers, "quote-id": quoteId } })).data;
    const update = async (products: Record<string, number>) => {
      const query = `mutation ($products: JSON!) { updateCart(products: $products) { success message cart_item_count } }`;
      const { data } = await callApi<{ updateCart: Changed }>(market, query, {
        headers,
        variables: { products },
      });
      return data.updateCart;
    };
    return { potters: added.summary, houses: own.data.addToCart, change, update, read };
  }
  type Changed = { success: boolean; message: string; cart_item_count: number; summary: Summary };
  const itemOf = ({ items }: Summary) => items[0]?.item_id ?? 0;

  it("is about the only cart with goods", async () => {
    const { at } = await guestAtPotter();
    const { data } = await callApi<Summaries>(market, summaryQuery, at(""));
    expect(data.getCartSummary.summary).toMatchObject({ count: 3, seller: { code: "potter" } });
  });

  it("is about the cart that quote-id names, and of two without it about the shop's own", async () => {
    const { potters, read } = await guestAtBoth();
    expect((await read(potters._id ?? "")).getCartSummary.summary).toMatchObject({ count: 3 });
    expect((await read("")).getCartSummary.summary).toMatchObject({ count: 1 });
  });

  it("counts the pieces of all carts", async () => {
    const { houses } = await guestAtBoth();
    expect(houses).toMatchObject({ cart_item_count: 4, summary: { count: 1 } });
  });

  it("changes lines in whichever carts they are, and none where one is unknown", async () => {
    const { potters, houses, update } = await guestAtBoth();
    const [theirs, own] = [itemOf(potters), itemOf(houses.summary)];
    expect(await update({ [theirs]: 2, [own]: 5 })).toMatchObject({ success: true, cart_item_count: 7 });
    expect(await update({ [theirs]: 1, 999999: 1 })).toMatchObject({
      success: false,
      message: "This item is not in your cart.",
      cart_item_count: 7,
    });
  });

  it("removes a line from whichever cart it is in", async () => {
    const { potters, houses, change } = await guestAtBoth();
    expect(await change(`removeFromCart(item_id: ${itemOf(potters)})`)).toMatchObject({
      success: true,
      cart_item_count: 1,
      summary: { count: 0, seller: { code: "potter" } },
    });
    expect(await change(`removeFromCart(item_id: ${itemOf(houses.summary)})`)).toMatchObject({
      success: true,
      cart_item_count: 0,
    });
  });

  it("removes no line that the cart named by quote-id does not have", async () => {
    const { potters, houses, change } = await guestAtBoth();
    const call = `removeFromCart(item_id: ${itemOf(houses.summary)})`;
    expect(await change(call, potters._id ?? "")).toMatchObject({
      success: false,
      message: "This item is not in your cart.",
      cart_item_count: 4,
    });
  });

  it("applies a code to all carts", async () => {
    const { potters, change, read } = await guestAtBoth();
    expect(await change('applyCouponCode(code: "TENTH")')).toMatchObject({
      success: true,
      cart_item_count: 4,
    });
    const codes = [{ code: "TENTH" }];
    for (const quoteId of ["", potters._id ?? ""])
      expect((await read(quoteId)).getCartSummary.summary).toMatchObject({ coupon_codes: codes });
    expect(await change('removeCouponCode(code: "TENTH")')).toMatchObject({ success: true });
    expect((await read(potters._id ?? "")).getCartSummary.summary).toMatchObject({ coupon_codes: [] });
  });
});

it("two additions of one call go to the carts of their sellers", async () => {
  const vase = await addProduct(market, "URN");
  const { data } = await callApi(
    market,
    `mutation { a: addToCart(input: {_id: ${mug}}) { summary { seller { code } } success }
      b: addToCart(input: {_id: ${vase}}) { success cart_item_count } }`,
  );
  expect(data).toMatchObject({ a: { success: true }, b: { success: true, cart_item_count: 2 } });
});

it("getMarketplaceCarts answers the visitor's cart with each seller", async () => {
  const { at } = await guestAtPotter();
  await callApi(market, `mutation { addToCart(input: {_id: ${mug}}) { success } }`, at(market.shop.id));
  const query = "{ getMarketplaceCarts(is_first: true) { carts { count amount seller { code } } } }";
  const { data } = await callApi<{ getMarketplaceCarts: { carts: unknown[] } }>(market, query, at(""));
  expect(data.getMarketplaceCarts.carts).toMatchObject([
    { count: 1, amount: 10 },
    { count: 3, amount: 24, seller: { code: "potter" } },
  ]);
  expect((await callApi(market, query)).data).toEqual({ getMarketplaceCarts: { carts: [] } });
});

it("a seller's cart whose last line is removed is gone, and the others stay", async () => {
  const { added, at } = await guestAtPotter();
  await callApi(market, `mutation { addToCart(input: {_id: ${mug}}) { success } }`, at(market.shop.id));
  const itemId = added.summary.items[0]?.item_id;
  await callApi(market, `mutation { removeFromCart(item_id: ${itemId}) { success } }`, at(potter));
  const query = "{ getMarketplaceCarts(is_first: true) { carts { count seller { code } } } }";
  const { data } = await callApi<{ getMarketplaceCarts: { carts: unknown[] } }>(market, query, at(""));
  expect(data.getMarketplaceCarts.carts).toMatchObject([{ count: 1 }]);
});
