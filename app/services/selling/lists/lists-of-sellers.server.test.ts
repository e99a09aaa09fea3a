import { beforeEach, expect, test } from "vitest";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { withAccount } from "../../accounts/sign-in/with-account-fixture.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { notePendingAction, runPendingAction } from "../../storefront/sign-in/run-pending-action.server";
import { listCartIds } from "../cart/list-carts.server";
import { readCartLines } from "../cart-page/read-cart-lines.server";
import { addFavorite } from "../favorites/add-favorite.server";
import { listFavoriteIds } from "../favorites/list-favorite-ids.server";
import { addToCart } from "../lines/add-to-cart.server";
import { listSavedItems } from "../saved/list-saved-items.server";
import { saveForLater } from "../saved/save-for-later.server";
import { addListItem } from "./add-list-item.server";
import { addListToCart } from "./add-list-to-cart.server";
import { createList } from "./create-list.server";
import { moveToCart } from "./move-to-cart.server";
import { pickProduct } from "./pick-product.server";
import { readList } from "./read-list.server";

const account = withAccount();
let market: ShopContext;
let ada: Visitor;
let potterId: string;
let mug: number;
/** A product that only the potter offers. */
let vase: number;

beforeEach(async () => {
  market = await addShop(account.ctx, { type: "marketplace" });
  const customer = { ...account.customer, group: "", isVerified: true };
  ada = { sessionHash: "", cartId: null, customer };
  potterId = await addSeller(market, "potter");
  mug = await addProduct(market, "MUG", { name: "Mug", priceMinor: 900 });
  const shop = { ...market.shop, sellerId: potterId };
  vase = await addProduct({ ...market, shop }, "VASE", { name: "Vase" });
  await addOffer(market, potterId, mug, { priceMinor: 1200 });
});

/** The carts, each as its SKUs and pieces; the shop's own first. */
async function inCarts() {
  const carts = await listCartIds(market, ada);
  const lines = await Promise.all(carts.map(({ id }) => readCartLines(market, id)));
  return lines.map((cart) => cart.map(({ sku, qty }) => [sku, qty]));
}
const fill = async (productId: number, sellerId: string, qty: number) =>
  (await addToCart(market, ada, { productId, sellerId, qty })).itemId ?? 0;
const seen = async () =>
  (await listSavedItems(market, ada)).map(({ sku, qty, price, soldBy }) => [
    sku,
    qty,
    price.kind === "visible" ? price.priceMinor : 0,
    soldBy?.name,
  ]);

test("a line of any seller's cart is saved, at its seller's price, and goes back to that cart (rule lists-14)", async () => {
  await fill(mug, market.shop.sellerId, 1);
  const itemId = await fill(mug, potterId, 3);
  expect(await saveForLater(market, ada, itemId)).toBe("Mug");
  expect([await inCarts(), await seen()]).toEqual([[[["MUG", 1]], []], [["MUG", 3, 1200, "potter"]]]);
  await moveToCart(market, ada, (await listSavedItems(market, ada))[0]?.id ?? 0);
  expect([await inCarts(), await seen()]).toEqual([[[["MUG", 1]], [["MUG", 3]]], []]);
});

test("the same product of two sellers is saved twice", async () => {
  await saveForLater(market, ada, await fill(mug, market.shop.sellerId, 1));
  await saveForLater(market, ada, await fill(mug, potterId, 2));
  expect(await seen()).toEqual([
    ["MUG", 2, 1200, "potter"],
    ["MUG", 1, 900, undefined],
  ]);
});

test("saving a line of another seller's cart is done (rule lists-5)", async () => {
  await runPendingAction(
    market,
    ada,
    await notePendingAction(market, ada, { later: await fill(vase, potterId, 2) }),
  );
  expect([await inCarts(), (await seen()).map(([sku]) => sku)]).toEqual([[[]], ["VASE"]]);
});

test("a list holds what several sellers offer, and adds each to its seller's cart", async () => {
  const key = { customerId: account.customer.id, listId: 0 };
  key.listId = await createList(market, key.customerId, "Kitchen");
  for (const id of [mug, vase])
    await addListItem(market, key, (await pickProduct(market, ada, { product_id: String(id) })).record);
  const { items } = await readList(market, ada, key.listId);
  expect(items.map(({ sku, soldBy }) => [sku, soldBy?.code])).toEqual([
    ["MUG", undefined],
    ["VASE", "potter"],
  ]);
  await addListToCart(market, ada, { listId: key.listId });
  expect(await inCarts()).toEqual([[["MUG", 1]], [["VASE", 1]]]);
});

test("a product that only another seller offers is a favorite", async () => {
  await addFavorite(market, account.customer.id, vase);
  expect(await listFavoriteIds(market, account.customer.id)).toEqual([vase]);
});

test("a seller's own shop shows what was kept of that seller alone", async () => {
  await saveForLater(market, ada, await fill(mug, market.shop.sellerId, 1));
  await saveForLater(market, ada, await fill(vase, potterId, 2));
  const own = await addShop(market, { type: "marketplaceseller", sellerId: potterId });
  expect((await listSavedItems(own, ada)).map(({ sku }) => sku)).toEqual(["VASE"]);
});
