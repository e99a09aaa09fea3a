import { beforeEach, expect, test } from "vitest";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { withAccount } from "../../accounts/sign-in/with-account-fixture.server";
import { addProduct, changeOffer } from "../../catalogue/products/catalogue-fixture.server";
import { notePendingAction, runPendingAction } from "../../storefront/sign-in/run-pending-action.server";
import { openCartOfCustomer } from "../cart/open-cart.server";
import { readCartLines } from "../cart-page/read-cart-lines.server";
import { addToCart } from "../lines/add-to-cart.server";
import { listSavedItems } from "../saved/list-saved-items.server";
import { saveForLater } from "../saved/save-for-later.server";
import { moveToCart } from "./move-to-cart.server";
import { removeSavedItem } from "./remove-saved-item.server";

const account = withAccount();
let ada: Visitor;
let mug: number;
beforeEach(async () => {
  ada = await visitorOf(account.customer);
  mug = await addProduct(account.ctx, "MUG", { name: "Mug", stock: { onHand: 5 } });
  await addToCart(account.ctx, ada, { productId: mug, qty: 3 });
});

async function visitorOf(customer: typeof account.customer): Promise<Visitor> {
  const cartId = await openCartOfCustomer(account.ctx, customer.id, account.ctx.shop.sellerId);
  return { sessionHash: null, cartId, customer: { ...customer, group: "", isVerified: true } };
}

const inCart = async () =>
  (await readCartLines(account.ctx, ada.cartId ?? "")).map(({ sku, qty }) => [sku, qty]);
const saved = async () => (await listSavedItems(account.ctx, ada)).map(({ sku, qty }) => [sku, qty]);
const lineId = async () => (await readCartLines(account.ctx, ada.cartId ?? ""))[0]?.itemId ?? 0;
const savedId = async () => (await listSavedItems(account.ctx, ada))[0]?.id ?? 0;
const save = async () => saveForLater(account.ctx, ada, await lineId());

test("a line is saved with its pieces and leaves the cart, and moves back (rule lists-7)", async () => {
  expect(await save()).toBe("Mug");
  expect([await inCart(), await saved()]).toEqual([[], [["MUG", 3]]]);
  expect(await moveToCart(account.ctx, ada, await savedId())).toMatchObject({ addedQty: 3 });
  expect([await inCart(), await saved()]).toEqual([[["MUG", 3]], []]);
});

test("the same line saved again adds its pieces", async () => {
  await save();
  await addToCart(account.ctx, ada, { productId: mug, qty: 1 });
  await save();
  expect(await saved()).toEqual([["MUG", 4]]);
});

test("pieces that do not fit stay saved", async () => {
  await save();
  await addToCart(account.ctx, ada, { productId: mug, qty: 4 });
  const moved = await moveToCart(account.ctx, ada, await savedId());
  expect(moved).toMatchObject({ addedQty: 1, message: expect.stringContaining("Mug") });
  expect([await inCart(), await saved()]).toEqual([[["MUG", 5]], [["MUG", 2]]]);
});

test("what is not sold any more stays saved, without a way to the cart", async () => {
  await save();
  await changeOffer(account.ctx, mug, { availableForSale: false });
  const [item] = await listSavedItems(account.ctx, ada);
  expect(item?.isAddable).toBe(false);
  expect(await moveToCart(account.ctx, ada, await savedId())).toMatchObject({ addedQty: 0 });
  expect(await saved()).toEqual([["MUG", 3]]);
});

test("pressed twice at once, an item is moved once", async () => {
  await save();
  const id = await savedId();
  await Promise.all([moveToCart(account.ctx, ada, id), moveToCart(account.ctx, ada, id)]);
  expect(await inCart()).toEqual([["MUG", 3]]);
});

test("another customer neither sees, moves nor removes it", async () => {
  await save();
  const eve = await visitorOf(await addCustomer(account.ctx, { email: "eve@example.com" }));
  expect(await listSavedItems(account.ctx, eve)).toEqual([]);
  expect(await moveToCart(account.ctx, eve, await savedId())).toBeNull();
  await removeSavedItem(account.ctx, eve.customer?.id ?? 0, await savedId());
  expect(await saved()).toEqual([["MUG", 3]]);
});

test("a line of another cart is not saved", async () => {
  const eve = await visitorOf(await addCustomer(account.ctx, { email: "eve@example.com" }));
  await expect(saveForLater(account.ctx, eve, await lineId())).rejects.toMatchObject({ code: "not_found" });
  expect(await inCart()).toEqual([["MUG", 3]]);
});

test("a line a visitor wanted to save is saved after sign-in (rule lists-5)", async () => {
  const pendingAction = await notePendingAction(account.ctx, ada, { later: await lineId() });
  await runPendingAction(account.ctx, ada, pendingAction);
  expect([await inCart(), await saved()]).toEqual([[], [["MUG", 3]]]);
});

test("a shop without saving refuses it (rule lists-1)", async () => {
  const { settings } = account.ctx.shop;
  const modules = {
    ...settings.modules,
    save_for_later: { ...settings.modules.save_for_later, enable: false },
  };
  const ctx = { ...account.ctx, shop: { ...account.ctx.shop, settings: { ...settings, modules } } };
  await expect(saveForLater(ctx, ada, await lineId())).rejects.toMatchObject({ code: "not_found" });
});
