import { beforeEach, describe, expect, test } from "vitest";
import { noChoices } from "~/models/catalogue/options/line-choices";
import { mostListItems, mostLists } from "~/models/selling/lists/list-limits";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { withAccount } from "../../accounts/sign-in/with-account-fixture.server";
import { addProduct, addVariable, changeOffer } from "../../catalogue/products/catalogue-fixture.server";
import { openCartOfCustomer } from "../cart/open-cart.server";
import { readCartLines } from "../cart-page/read-cart-lines.server";
import { addListItem } from "./add-list-item.server";
import { addListToCart } from "./add-list-to-cart.server";
import { changeListItem, type ListItemChange } from "./change-list-item.server";
import { createList } from "./create-list.server";
import { deleteList } from "./delete-list.server";
import { listLists } from "./list-lists.server";
import { markList } from "./mark-list.server";
import { pickProduct } from "./pick-product.server";
import { readList, readSharedList } from "./read-list.server";
import { renameList } from "./rename-list.server";
import { shareList } from "./share-list.server";

const account = withAccount();
let ada: Visitor;
let mug: number;
let bowl: number;
let listId: number;
const key = () => ({ customerId: account.customer.id, listId });

beforeEach(async () => {
  ada = await visitorOf(account.customer);
  mug = await addProduct(account.ctx, "MUG", { name: "Mug", stock: { onHand: 5 } });
  bowl = await addProduct(account.ctx, "BOWL", { name: "Bowl", stock: { onHand: 5 } });
  listId = await createList(account.ctx, account.customer.id, "Kitchen");
});

async function visitorOf(customer: typeof account.customer): Promise<Visitor> {
  const cartId = await openCartOfCustomer(account.ctx, customer.id, account.ctx.shop.sellerId);
  return { sessionHash: null, cartId, customer: { ...customer, group: "", isVerified: true } };
}

const itemOf = (productId: number, text = "") => ({
  productId,
  sellerId: account.ctx.shop.sellerId,
  lineData: text ? { options: {}, personalization: { text } } : noChoices,
});
const put = (productId: number, qty = 1, list = listId) =>
  addListItem(
    account.ctx,
    { ...key(), listId: list },
    { productId, sellerId: account.ctx.shop.sellerId, lineData: noChoices, qty },
  );
const items = async (list = listId) =>
  (await readList(account.ctx, ada, list)).items.map(({ sku, qty }) => [sku, qty]);
const itemId = async (sku: string) =>
  (await readList(account.ctx, ada, listId)).items.find((item) => item.sku === sku)?.id ?? 0;
const change = (one: ListItemChange) => changeListItem(account.ctx, key(), one);
const inCart = async () =>
  (await readCartLines(account.ctx, ada.cartId ?? "")).map(({ sku, qty }) => [sku, qty]);

test("the same product added again adds its pieces (rule lists-9)", async () => {
  await put(mug, 2);
  await put(bowl);
  await put(mug, 3);
  expect(await items()).toEqual([
    ["MUG", 5],
    ["BOWL", 1],
  ]);
});

test("lists are named, renamed and deleted", async () => {
  await createList(account.ctx, account.customer.id, "gifts");
  await put(mug);
  await renameList(account.ctx, key(), "Pantry");
  const lists = await listLists(account.ctx, account.customer.id, itemOf(mug));
  expect(lists).toMatchObject([
    { name: "gifts", count: 0, isOn: false },
    { name: "Pantry", count: 1, isOn: true },
  ]);
  await deleteList(account.ctx, key());
  expect(await listLists(account.ctx, account.customer.id)).toMatchObject([{ name: "gifts" }]);
});

describe("an item", () => {
  beforeEach(async () => {
    await put(mug, 2);
    await put(bowl);
  });

  test("changes its place and pieces, and goes (rule lists-9)", async () => {
    await change({ intent: "down", item_id: await itemId("MUG") });
    await change({ intent: "quantity", item_id: await itemId("MUG"), qty: 4 });
    expect(await items()).toEqual([
      ["BOWL", 1],
      ["MUG", 4],
    ]);
    await change({ intent: "remove", item_id: await itemId("BOWL") });
    expect(await items()).toEqual([["MUG", 4]]);
  });

  test("moves to another list, which adds its pieces to those it has", async () => {
    const gifts = await createList(account.ctx, account.customer.id, "Gifts");
    await put(mug, 1, gifts);
    await change({ intent: "move", item_id: await itemId("MUG"), to: gifts });
    expect([await items(), await items(gifts)]).toEqual([[["BOWL", 1]], [["MUG", 3]]]);
  });

  test("stays when the other list is not there", async () => {
    const move = change({ intent: "move", item_id: await itemId("MUG"), to: 999_999 });
    await expect(move).rejects.toMatchObject({ code: "not_found" });
    expect(await items()).toHaveLength(2);
  });
});

test("all of a list goes to the cart, and what cannot is named (rule lists-10)", async () => {
  await put(mug, 7);
  await put(bowl, 2);
  const plate = await addProduct(account.ctx, "PLATE", { name: "Plate" });
  await put(plate);
  await changeOffer(account.ctx, plate, { availableForSale: false });
  const added = await addListToCart(account.ctx, ada, { listId });
  expect(added.items.map(({ addedQty, message }) => [addedQty, message !== ""])).toEqual([
    [5, true],
    [2, false],
    [0, true],
  ]);
  expect(await inCart()).toEqual([
    ["MUG", 5],
    ["BOWL", 2],
  ]);
  expect(await items()).toHaveLength(3);
});

test("a shared list is read by its link until that is withdrawn (rule lists-11)", async () => {
  await put(mug);
  await shareList(account.ctx, key(), true);
  const token = (await readList(account.ctx, ada, listId)).shareToken ?? "";
  const anonymous: Visitor = { sessionHash: null, cartId: null, customer: null };
  expect(await readSharedList(account.ctx, anonymous, token)).toMatchObject({
    name: "Kitchen",
    items: [{ sku: "MUG" }],
  });
  await shareList(account.ctx, key(), false);
  await expect(readSharedList(account.ctx, anonymous, token)).rejects.toMatchObject({ code: "not_found" });
});

test("another customer neither reads nor changes a list (rule lists-8)", async () => {
  await put(mug);
  const eve = await visitorOf(await addCustomer(account.ctx, { email: "eve@example.com" }));
  const hers = { customerId: eve.customer?.id ?? 0, listId };
  const mugItem = await itemId("MUG");
  const refused = { code: "not_found" };
  await expect(readList(account.ctx, eve, listId)).rejects.toMatchObject(refused);
  await expect(renameList(account.ctx, hers, "Mine")).rejects.toMatchObject(refused);
  await expect(addListToCart(account.ctx, eve, { listId })).rejects.toMatchObject(refused);
  const removal: ListItemChange = { intent: "remove", item_id: mugItem };
  await expect(changeListItem(account.ctx, hers, removal)).rejects.toMatchObject(refused);
  await deleteList(account.ctx, hers);
  await shareList(account.ctx, hers, true);
  expect(await readList(account.ctx, ada, listId)).toMatchObject({ name: "Kitchen", shareToken: null });
});

test("a list more than the limit is refused (rule lists-8)", async () => {
  for (let held = 1; held < mostLists; held++)
    await createList(account.ctx, account.customer.id, `List ${held}`);
  await expect(createList(account.ctx, account.customer.id, "One more")).rejects.toMatchObject({
    code: "conflict",
    message: "You have 50 lists. Delete one to create another.",
  });
});

test("an item more than the limit is refused, and pieces of one on the list are not (rule lists-8)", async () => {
  for (let held = 0; held < mostListItems; held++)
    await addListItem(account.ctx, key(), {
      productId: mug,
      sellerId: account.ctx.shop.sellerId,
      lineData: { options: {}, personalization: { text: String(held) } },
      qty: 1,
    });
  await expect(put(mug)).rejects.toMatchObject({
    code: "conflict",
    message: "This list has 200 items. Remove one to add another.",
  });
  const held = { options: {}, personalization: { text: "0" } };
  await addListItem(account.ctx, key(), {
    productId: mug,
    sellerId: account.ctx.shop.sellerId,
    lineData: held,
    qty: 1,
  });
  expect((await readList(account.ctx, ada, listId)).items[0]).toMatchObject({ qty: 2 });
});

test("a product with its pieces is picked, and one that is not sold is not (rules lists-1 and lists-9)", async () => {
  const fields = { product_id: String(mug), qty: "3" };
  expect((await pickProduct(account.ctx, ada, fields)).record).toMatchObject({ productId: mug, qty: 3 });
  await changeOffer(account.ctx, mug, { availableForSale: false });
  await expect(pickProduct(account.ctx, ada, fields)).rejects.toMatchObject({ code: "not_found" });
  await expect(pickProduct(account.ctx, ada, {})).rejects.toMatchObject({ code: "not_found" });
});

test("a list says whether it has just this item, or its product with other choices (rule lists-15)", async () => {
  const tea = await addVariable(account.ctx, "TEA", { Green: {}, Black: {} });
  await put(tea + 1);
  await addListItem(account.ctx, key(), { ...itemOf(mug, "Ada"), qty: 1 });
  const marks = async (item: ReturnType<typeof itemOf>) =>
    (await listLists(account.ctx, account.customer.id, item)).map(({ isOn, hasOther }) => [isOn, hasOther]);
  expect(await marks(itemOf(tea + 1))).toEqual([[true, false]]);
  expect(await marks(itemOf(tea + 2))).toEqual([[false, true]]);
  expect(await marks(itemOf(tea))).toEqual([[false, true]]);
  expect(await marks(itemOf(mug, "Ada"))).toEqual([[true, false]]);
  expect(await marks(itemOf(mug, "Eve"))).toEqual([[false, true]]);
  expect(await marks(itemOf(bowl))).toEqual([[false, false]]);
});

test("a mark puts an item on a list and takes just that one off again (rule lists-15)", async () => {
  const mark = (item: ReturnType<typeof itemOf>, isOn: boolean) =>
    markList(
      account.ctx,
      account.customer.id,
      { record: { id: 0, ...item, qty: 2 } },
      { list: listId, name: "", isOn },
    );
  await mark(itemOf(mug), true);
  await mark(itemOf(mug, "Ada"), true);
  await mark(itemOf(mug), false);
  await mark(itemOf(bowl), false);
  const { items: left } = await readList(account.ctx, ada, listId);
  expect(left.map(({ sku, qty }) => [sku, qty])).toEqual([["MUG", 2]]);
});

test("of a new list that cannot take the product nothing is left (rule lists-15)", async () => {
  const gone = { id: 0, ...itemOf(4_711), qty: 1 };
  const made = markList(
    account.ctx,
    account.customer.id,
    { record: gone },
    { list: "new", name: "Gifts", isOn: true },
  );
  await expect(made).rejects.toThrow();
  expect(await listLists(account.ctx, account.customer.id)).toMatchObject([{ name: "Kitchen" }]);
});

test("a variation chosen without a script is remembered (rule lists-9)", async () => {
  const tea = await addVariable(account.ctx, "TEA", { Green: {}, Black: {} });
  const fields = { product_id: String(tea), "choice.v0": "Black" };
  const { record, item } = await pickProduct(account.ctx, ada, fields);
  expect([record.productId, item.variationText, item.needsChoice]).toEqual([tea + 2, "Black", false]);
});

test("a product with variations is kept without a choice, and is not added to the cart (rule lists-16)", async () => {
  const tea = await addVariable(account.ctx, "TEA", { Green: {}, Black: {} });
  const { record, item } = await pickProduct(account.ctx, ada, { product_id: String(tea) });
  expect(item).toMatchObject({ needsChoice: true, isAddable: false });
  await addListItem(account.ctx, key(), record);
  expect(await addListToCart(account.ctx, ada, { listId })).toMatchObject({ addedCount: 0 });
});

test("withdrawn and shared again, a list has another link (rule lists-11)", async () => {
  const token = async () => (await readList(account.ctx, ada, listId)).shareToken;
  await shareList(account.ctx, key(), true);
  const first = await token();
  await shareList(account.ctx, key(), false);
  await shareList(account.ctx, key(), true);
  const anonymous: Visitor = { sessionHash: null, cartId: null, customer: null };
  expect(await token()).not.toBe(first);
  await expect(readSharedList(account.ctx, anonymous, first ?? "")).rejects.toMatchObject({
    code: "not_found",
  });
});
