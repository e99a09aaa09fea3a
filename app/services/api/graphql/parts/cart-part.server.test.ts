import { beforeAll, describe, expect, it } from "vitest";
import { sessions } from "~/tables/accounts/customers";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { addProduct, addVariable, openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { type Called, callApi } from "../api-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeAll(async () => {
  ctx = await openTestShop(database.db);
});

type Added = { addToCart: { success: boolean; message: string; cart_item_count: number; summary: Summary } };
type Summary = {
  _id: string | null;
  count: number;
  grand_total: number;
  items: { item_id: number; qty: number }[];
};

const addMutation = `mutation ($id: ID!, $qty: Int) { addToCart(input: {_id: $id, qty: $qty}) {
  success message cart_item_count product { _id slug variation_sku } summary { _id count grand_total items { item_id qty } } } }`;

const add = (productId: number, qty: number, headers = {}, shop = ctx) =>
  callApi<Added>(shop, addMutation, { variables: { id: productId, qty }, headers });

const sessionOf = ({ headers }: Called<unknown>) => ({ "session-id": headers.get("session_id") ?? "" });

describe("adding", () => {
  it("starts a guest's session and returns it in header and cookie", async () => {
    const called = await add(await addProduct(ctx, "MUG"), 2);
    const token = called.headers.get("session_id");
    expect(called.data.addToCart).toMatchObject({
      success: true,
      cart_item_count: 2,
      product: { slug: "mug" },
    });
    expect(called.headers.get("Set-Cookie")).toContain(`awning_session=${token}; Path=/`);
    expect(called.data.addToCart.summary).toMatchObject({ count: 2, grand_total: 20 });
  });

  it("returns shipping fees, and a message for few pieces left", async () => {
    const stock = { onHand: 3, lowStockThreshold: 3 };
    const id = await addProduct(ctx, "SOFA", { shippingFeeMinor: 250, stock, lowStockAlertMessage: "Going" });
    const wanted =
      "summary { shipping_fee shipping_amount grand_total items { shipping_fee low_stock_alert_message } }";
    const { data } = await callApi<{ addToCart: unknown }>(
      ctx,
      `mutation { addToCart(input: {_id: ${id}, qty: 2}) { product { shipping_fee } ${wanted} } }`,
    );
    expect(data.addToCart).toEqual({
      product: { shipping_fee: 2.5 },
      summary: {
        shipping_fee: 5,
        shipping_amount: 0,
        grand_total: 25,
        items: [{ shipping_fee: 5, low_stock_alert_message: "Going" }],
      },
    });
  });

  it("answers how many were asked for, added, and are in the cart now", async () => {
    const id = await addProduct(ctx, "RARE", { stock: { onHand: 3 } });
    const first = await callApi<{ addToCart: unknown }>(
      ctx,
      `mutation { addToCart(input: {_id: ${id}, qty: 5}) { requestedQty addedQty qtyInCart } }`,
    );
    expect(first.data.addToCart).toEqual({ requestedQty: 5, addedQty: 3, qtyInCart: 3 });
    const none = `mutation { addToCart(input: {_id: 9}) { success requestedQty } }`;
    expect((await callApi(ctx, none)).data).toEqual({ addToCart: { success: false, requestedQty: null } });
  });

  it("does not set the cookie if client-domain names another host", async () => {
    const called = await add(await addProduct(ctx, "BOWL"), 1, { "client-domain": "leaf.example" });
    expect(called.headers.get("session_id")).toHaveLength(43);
    expect(called.headers.has("Set-Cookie")).toBe(false);
  });

  it("continues the given session and starts no other", async () => {
    const id = await addProduct(ctx, "CUP");
    const second = await add(id, 3, sessionOf(await add(id, 1)));
    expect(second.data.addToCart.cart_item_count).toBe(4);
    expect(second.headers.has("session_id")).toBe(false);
  });

  it("twice in one call makes one session and one cart", async () => {
    const id = await addProduct(ctx, "PAN");
    const before = (await database.db.select().from(sessions)).length;
    const { data } = await callApi<{ second: { cart_item_count: number } }>(
      ctx,
      `mutation { first: addToCart(input: {_id: ${id}}) { success } second: addToCart(input: {_id: ${id}}) { cart_item_count } }`,
    );
    expect(data.second.cart_item_count).toBe(2);
    expect((await database.db.select().from(sessions)).length).toBe(before + 1);
  });

  it("a variation returns its product with the variation selected", async () => {
    const shirt = await addVariable(ctx, "SHIRT", { Red: {}, Blue: {} });
    const blue = await database.db.query.products.findFirst({
      where: (table, { and, eq }) => and(eq(table.tenantId, ctx.tenant.id), eq(table.sku, "SHIRT-BLUE")),
    });
    const { data } = await add(blue?.id ?? 0, 1);
    expect(data.addToCart).toMatchObject({ product: { _id: shirt, variation_sku: "SHIRT-BLUE" } });
  });

  it.each([0, -1])("a quantity of %i is refused, naming its field (rule api-26)", async (qty) => {
    const { errors, headers } = await add(await addProduct(ctx, `JAR${qty}`), qty);
    const extensions = { code: "invalid", status: 422, field: "input.qty" };
    expect(errors).toMatchObject([{ message: "The quantity must be 1 or more.", extensions }]);
    expect(headers.has("session_id")).toBe(false);
  });

  it("a gift card for a day that is over is refused beside the day (rule gift-cards-9)", async () => {
    const id = await addProduct(ctx, "GIFT", { classCode: "gift_certificate" });
    const texts = `recipient_name: "Ada", recipient_email: "ada@example.com", from_name: "Eve"`;
    const query = `mutation { addToCart(input: {_id: ${id}}, personalization_data: {${texts}, send_on: "2001-01-01"}) {
      success cart_item_count messages { field message } } }`;
    const { data } = await callApi<{ addToCart: { messages: unknown[] } }>(ctx, query);
    expect(data.addToCart).toMatchObject({ success: false, cart_item_count: 0 });
    const message = "Please choose today or a later day.";
    expect(data.addToCart.messages).toContainEqual({ field: "personalization.send_on", message });
  });

  it("a sold-out product is refused with the reason and no error", async () => {
    const id = await addProduct(ctx, "GONE", { stock: { onHand: 0 } });
    const { data, errors } = await add(id, 1);
    expect(errors).toEqual([]);
    expect(data.addToCart).toMatchObject({
      success: false,
      message: "GONE: Out of Stock",
      cart_item_count: 0,
    });
  });

  it.each([0, 999_999, 4_000_000_000, "mug"])("a missing product (%s) starts no session", async (id) => {
    const { data, headers } = await callApi<Added>(ctx, addMutation, { variables: { id, qty: 1 } });
    expect(data.addToCart.success).toBe(false);
    expect(headers.has("session_id")).toBe(false);
  });

  it("a product of another shop is not found", async () => {
    const other = await openTestShop(database.db);
    expect((await add(await addProduct(other, "THEIRS"), 1)).data.addToCart.success).toBe(false);
  });

  it.each([
    ["an engraving nobody could make", "RING", 'personalization_data: {text: "A"}'],
    ["an option the product does not have", "BAND", 'product_options_data: {Color: "Red"}'],
  ])("%s is refused", async (_, sku, asked) => {
    const id = await addProduct(ctx, sku);
    const query = `mutation { addToCart(input: {_id: ${id}}, ${asked}) { success cart_item_count } }`;
    expect((await callApi(ctx, query)).data).toEqual({ addToCart: { success: false, cart_item_count: 0 } });
  });
});

describe("changing", () => {
  const filled = async (sku: string, qty: number) => {
    const added = await add(await addProduct(ctx, sku), qty);
    const { items, _id } = added.data.addToCart.summary;
    return { headers: sessionOf(added), itemId: items[0]?.item_id ?? 0, cartId: _id ?? "" };
  };
  const updateMutation = `mutation ($products: JSON!) { updateCart(products: $products) {
    success message cart_item_count messageType messages { type status item_id qty message } } }`;
  const removeMutation =
    "mutation ($id: ID!) { removeFromCart(item_id: $id) { success message cart_item_count } }";

  it("sets a quantity and lowers one above the stock", async () => {
    const { headers, itemId } = await filled("POT", 1);
    const set = (qty: number) =>
      callApi(ctx, updateMutation, { headers, variables: { products: { [itemId]: qty } } });
    expect((await set(4)).data).toMatchObject({
      updateCart: { success: true, cart_item_count: 4, messages: [] },
    });
    expect((await set(11)).data).toMatchObject({
      updateCart: {
        cart_item_count: 10,
        messageType: "alert",
        messages: [
          { type: "updateCart", status: "warning", item_id: itemId, qty: 10, message: "Only 10 available" },
        ],
      },
    });
  });

  it("removes a line", async () => {
    const { headers, itemId } = await filled("LID", 2);
    const { data } = await callApi(ctx, removeMutation, { headers, variables: { id: itemId } });
    expect(data).toMatchObject({ removeFromCart: { success: true, cart_item_count: 0 } });
  });

  it("accepts the visitor's own cart as quote-id and refuses others", async () => {
    const { headers, itemId, cartId } = await filled("JAR", 1);
    const variables = { id: itemId };
    const strange = { ...headers, "quote-id": crypto.randomUUID() };
    expect((await callApi(ctx, removeMutation, { headers: strange, variables })).data).toMatchObject({
      removeFromCart: { success: false, message: "This cart is no longer open.", cart_item_count: 1 },
    });
    const own = { ...headers, "quote-id": cartId };
    expect((await callApi(ctx, removeMutation, { headers: own, variables })).data).toMatchObject({
      removeFromCart: { success: true },
    });
  });

  it("another visitor's line is unchanged", async () => {
    const theirs = await filled("VASE", 1);
    const mine = await filled("TRAY", 1);
    await callApi(ctx, removeMutation, { headers: mine.headers, variables: { id: theirs.itemId } });
    const { data } = await callApi(ctx, "{ getCartCount { count } }", { headers: theirs.headers });
    expect(data).toEqual({ getCartCount: { count: 1 } });
  });

  it("a line that is not in the cart is refused", async () => {
    const { headers, itemId } = await filled("CAP", 1);
    const removed = await callApi(ctx, removeMutation, { headers, variables: { id: "999999" } });
    const changed = await callApi(ctx, updateMutation, {
      headers,
      variables: { products: { [itemId]: 2, 999999: 1 } },
    });
    const refused = { success: false, message: "This item is not in your cart.", cart_item_count: 1 };
    expect(removed.data).toMatchObject({ removeFromCart: refused });
    expect(changed.data).toMatchObject({ updateCart: refused });
  });

  it.each([0, -2, "0.5"])("a quantity of %s is refused, naming its line (rule api-26)", async (qty) => {
    const { headers, itemId } = await filled(`CAN${qty}`, 2);
    const { errors } = await callApi(ctx, updateMutation, {
      headers,
      variables: { products: { [itemId]: qty } },
    });
    const field = `products.${itemId}`;
    expect(errors).toMatchObject([{ extensions: { code: "invalid", status: 422, field } }]);
    const { data } = await callApi(ctx, "{ getCartCount { count } }", { headers });
    expect(data).toEqual({ getCartCount: { count: 2 } });
  });

  it("malformed quantities are refused", async () => {
    const { headers } = await filled("CORK", 1);
    const { data } = await callApi(ctx, updateMutation, { headers, variables: { products: ["x"] } });
    expect(data).toMatchObject({
      updateCart: { success: false, message: "Send the quantities by item id." },
    });
  });
});

describe("a visitor without a cart", () => {
  it("has none, and reading it starts no session", async () => {
    const { data, headers } = await callApi(
      ctx,
      "{ getCartCount { count } getCartSummary(is_first: true) { summary { _id count items { item_id } grand_total } } }",
    );
    expect(data).toEqual({
      getCartCount: { count: 0 },
      getCartSummary: { summary: { _id: null, count: 0, items: [], grand_total: 0 } },
    });
    expect(headers.has("session_id")).toBe(false);
  });

  it("a session of another shop is invalid", async () => {
    const other = await openTestShop(database.db);
    const theirs = await add(await addProduct(other, "SPOON"), 1, {}, other);
    const { data } = await callApi(ctx, "{ getCartCount { count } }", { headers: sessionOf(theirs) });
    expect(data).toEqual({ getCartCount: { count: 0 } });
  });
});
