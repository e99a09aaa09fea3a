import { beforeEach, expect, it } from "vitest";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { visitorAfter } from "../../accounts/sessions/visitor-after.server";
import { addProduct, changeOffer } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { settleFreebies } from "../../selling/freebies/settle-freebies.server";
import { reorder } from "./reorder.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let mug: number;
let lamp: number;
let orderId: string;
let found: Visitor;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  mug = await addProduct(shop, "MUG", { name: "Mug" });
  lamp = await addProduct(shop, "LAMP", { name: "Lamp", stock: { onHand: 4 } });
  const guest = await guestAtReview(shop, [
    [mug, 2],
    [lamp, 3],
  ]);
  ({ orderId } = await pressPlace(shop, guest));
  found = anonymousVisitor;
});

/** Buys the order again as a new visitor, who is remembered in `found`. */
const again = async () => {
  const reordered = await reorder(shop, orderId, anonymousVisitor);
  found = await visitorAfter(shop, { headers: new Headers() }, reordered.setCookie);
  return reordered;
};
const cart = async () => (await readCart(shop, found)).summary.items.map(({ sku, qty }) => [sku, qty]);

it("adds what can still be sold to one cart, as many as there are, and says what is fewer", async () => {
  const { addedCount, messages, setCookie } = await again();
  expect(await cart()).toEqual([
    ["MUG", 2],
    ["LAMP", 1],
  ]);
  expect([addedCount, messages.length, typeof setCookie]).toEqual([3, 1, "string"]);
  expect(messages[0]).toMatch(/^Lamp: /);
});

it("sells no gift: it is given again while its discount holds", async () => {
  const gift = { id: "soap", title: "A gift", action: { type: "freebie" as const, skus: ["SOAP"] } };
  shop = await openPurchaseShop(database.db, { discounts: [gift] });
  const cup = await addProduct(shop, "CUP");
  await addProduct(shop, "SOAP");
  const guest = await guestAtReview(shop, [[cup, 1]]);
  await settleFreebies(shop, guest);
  ({ orderId } = await pressPlace(shop, guest));
  await again();
  const { items } = (await readCart(shop, found)).summary;
  expect(items.map(({ sku, autoAddedBy }) => [sku, autoAddedBy])).toEqual([
    ["CUP", null],
    ["SOAP", "soap"],
  ]);
});

it("says which lines cannot be sold any more", async () => {
  await changeOffer(shop, lamp, { availableForSale: false });
  const { messages } = await again();
  expect(await cart()).toEqual([["MUG", 2]]);
  expect(messages).toEqual([expect.stringMatching(/^Lamp: /)]);
});

it("adds nothing of another shop's order", async () => {
  const other = await openPurchaseShop(database.db);
  expect(await reorder(other, orderId, anonymousVisitor)).toEqual({ addedCount: 0, messages: [] });
});
