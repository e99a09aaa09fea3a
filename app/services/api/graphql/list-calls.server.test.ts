import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { noChoices } from "~/models/catalogue/options/line-choices";
import { products } from "~/tables/catalogue/catalogue";
import { startSession } from "../../accounts/sessions/start-session.server";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { withAccount } from "../../accounts/sign-in/with-account-fixture.server";
import { addProduct, addVariable } from "../../catalogue/products/catalogue-fixture.server";
import { addFavorite } from "../../selling/favorites/add-favorite.server";
import { addListItem } from "../../selling/lists/add-list-item.server";
import { createList } from "../../selling/lists/create-list.server";
import { callApi } from "./api-fixture.server";

const account = withAccount();
const product = `query ($id: ID) { product(_id: $id) { is_fav shopping_lists { _id name count } } }`;
const cards = `{ sliderProducts(input: { type: "newest" }) { products { sku is_fav shopping_lists { name } } } }`;
const none = { is_fav: false, shopping_lists: [] };

let session: { "session-id": string };
let mug: number;
beforeEach(async () => {
  session = await sessionOf(account.customer.id);
  mug = await addProduct(account.ctx, "MUG", { stock: { onHand: 5 } });
});

async function sessionOf(customerId: number) {
  const { token } = await startSession(account.ctx, { customerId });
  return { "session-id": token };
}

const ask = async (id: number, headers: Record<string, string> = session) =>
  (await callApi(account.ctx, product, { variables: { id }, headers })).data.product;

async function putOn(name: string, productId: number) {
  const key = { customerId: account.customer.id, listId: 0 };
  key.listId = await createList(account.ctx, key.customerId, name);
  await addListItem(account.ctx, key, {
    productId,
    sellerId: account.ctx.shop.sellerId,
    lineData: noChoices,
    qty: 2,
  });
  return key.listId;
}

test("a product says that it is a favorite, and the lists it is on (rule lists-13)", async () => {
  await addFavorite(account.ctx, account.customer.id, mug);
  const party = await putOn("party", mug);
  const kitchen = await putOn("Kitchen", mug);
  await createList(account.ctx, account.customer.id, "Empty");
  expect(await ask(mug)).toEqual({
    is_fav: true,
    shopping_lists: [
      { _id: kitchen, name: "Kitchen", count: 1 },
      { _id: party, name: "party", count: 1 },
    ],
  });
});

test("a variation on a list puts its product on it", async () => {
  const shirt = await addVariable(account.ctx, "SHIRT", { Blue: { stock: { onHand: 5 } } });
  const [blue] = await account.database.db.select().from(products).where(eq(products.parentId, shirt));
  await putOn("Clothes", blue?.id ?? 0);
  expect(await ask(shirt)).toMatchObject({ shopping_lists: [{ name: "Clothes", count: 1 }] });
});

test("other customers and guests see neither", async () => {
  await addFavorite(account.ctx, account.customer.id, mug);
  await putOn("Kitchen", mug);
  const bob = await addCustomer(account.ctx, { email: "bob@example.com" });
  expect(await ask(mug, await sessionOf(bob.id))).toEqual(none);
  expect(await ask(mug, {})).toEqual(none);
});

test("cards say the same", async () => {
  await addProduct(account.ctx, "BOWL", { stock: { onHand: 5 } });
  await addFavorite(account.ctx, account.customer.id, mug);
  await putOn("Kitchen", mug);
  const { data } = await callApi<{ sliderProducts: { products: { sku: string }[] } }>(account.ctx, cards, {
    headers: session,
  });
  expect(data.sliderProducts.products.sort((a, b) => a.sku.localeCompare(b.sku))).toEqual([
    { sku: "BOWL", ...none },
    { sku: "MUG", is_fav: true, shopping_lists: [{ name: "Kitchen" }] },
  ]);
});

test("a shop without lists answers none", async () => {
  await putOn("Kitchen", mug);
  const { settings } = account.ctx.shop;
  const modules = {
    ...settings.modules,
    shopping_list: { ...settings.modules.shopping_list, enable: false },
  };
  const ctx = { ...account.ctx, shop: { ...account.ctx.shop, settings: { ...settings, modules } } };
  const { data } = await callApi(ctx, product, { variables: { id: mug }, headers: session });
  expect(data.product).toEqual(none);
});
