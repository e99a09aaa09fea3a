import { beforeEach, expect, test } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { withAccount } from "../../accounts/sign-in/with-account-fixture.server";
import { addProduct, addVariable, changeOffer } from "../../catalogue/products/catalogue-fixture.server";
import { runPendingAction } from "../../storefront/sign-in/run-pending-action.server";
import { addFavorite } from "../favorites/add-favorite.server";
import { listFavoriteIds } from "../favorites/list-favorite-ids.server";
import { listFavorites } from "../favorites/list-favorites.server";
import { removeFavorite } from "../favorites/remove-favorite.server";
import { toggleFavorite } from "../favorites/toggle-favorite.server";
import { pickProduct } from "./pick-product.server";

const account = withAccount();
let mug: number;
beforeEach(async () => {
  mug = await addProduct(account.ctx, "MUG", { name: "Mug" });
});

const add = (id: number, customerId = account.customer.id) => addFavorite(account.ctx, customerId, id);
const held = (customerId = account.customer.id) => listFavoriteIds(account.ctx, customerId);
const visitor = () => ({
  ...anonymousVisitor,
  customer: { ...account.customer, group: "", isVerified: true },
});

test("a product is marked once, however often it is added", async () => {
  await add(mug);
  await add(mug);
  expect(await held()).toEqual([mug]);
});

test("a variation marks its product (rule lists-2)", async () => {
  const tea = await addVariable(account.ctx, "TEA", { Green: {}, Black: {} });
  await add(tea + 1);
  expect(await held()).toEqual([tea]);
  await toggleFavorite(account.ctx, account.customer.id, tea + 2);
  expect(await held()).toEqual([]);
});

const amount = { classCode: "gift_certificate" } as const;

test.each([
  ["a gift certificate", () => addProduct(account.ctx, "GIFT", { classCode: "gift_certificate" })],
  ["a gift card of several amounts", () => addVariable(account.ctx, "CARD", { $25: amount, $50: amount })],
])(
  "%s cannot be marked, saved or put on a list, and the answer says why (rule lists-1)",
  async (_what, make) => {
    const reason = {
      code: "invalid",
      message: "Gift cards can’t be kept in favorites, lists or saved items.",
    };
    const id = await make();
    await expect(add(id)).rejects.toMatchObject(reason);
    await expect(pickProduct(account.ctx, visitor(), { product_id: String(id) })).rejects.toMatchObject(
      reason,
    );
    expect(await held()).toEqual([]);
  },
);

test.each([
  ["not there", async () => 4_711],
  ["discontinued", () => addProduct(account.ctx, "OLD", { status: "discontinued", stock: { onHand: 0 } })],
  ["not for sale", () => addProduct(account.ctx, "SHOW", { availableForSale: false })],
])("a product that is %s cannot be marked (rule lists-1)", async (_why, make) => {
  await expect(add(await make())).rejects.toMatchObject({ code: "not_found" });
  expect(await held()).toEqual([]);
});

test("a favorite that is not sold any more stays, and can be unmarked", async () => {
  await add(mug);
  await changeOffer(account.ctx, mug, { availableForSale: false });
  expect((await listFavorites(account.ctx, visitor())).map(({ id }) => id)).toEqual([mug]);
  expect(await toggleFavorite(account.ctx, account.customer.id, mug)).toEqual({ message: "" });
  expect(await held()).toEqual([]);
});

test("favorites are shown latest first", async () => {
  const lamp = await addProduct(account.ctx, "LAMP");
  await add(lamp);
  account.ctx.clock.now = new Date(account.ctx.clock.now.getTime() + 1000);
  await add(mug);
  expect((await listFavorites(account.ctx, visitor())).map(({ id }) => id)).toEqual([mug, lamp]);
});

test("a customer's favorites are their own", async () => {
  const eve = await addCustomer(account.ctx, { email: "eve@example.com" });
  await add(mug);
  await removeFavorite(account.ctx, eve.id, mug);
  expect([await held(), await held(eve.id)]).toEqual([[mug], []]);
});

test("a pending action from before signing in is done, and one that fails is left (rule lists-5)", async () => {
  await runPendingAction(account.ctx, visitor(), { favorite: mug, later: null, helpful: null });
  await runPendingAction(account.ctx, visitor(), { favorite: 4_711, later: null, helpful: null });
  await runPendingAction(account.ctx, visitor(), { favorite: null, later: null, helpful: null });
  expect(await held()).toEqual([mug]);
});
