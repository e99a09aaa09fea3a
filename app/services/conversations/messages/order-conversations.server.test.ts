import { beforeEach, expect, test } from "vitest";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCart } from "../../accounts/sign-in/account-fixture.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  filledDraft,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { saveDraft } from "../../selling/checkout/save-draft.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import { addTalker, asCustomer, write } from "./conversation-fixture.server";
import { openTarget } from "./open-target.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let ada: VisitorCustomer;
let orderId: string;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  ada = await addTalker(shop);
  const visitor = { sessionHash: "held", customer: ada, cartId: await addCart(shop, ada.id) };
  await addToCart(shop, visitor, { productId: await addProduct(shop, "VASE"), qty: 1 });
  await saveDraft(shop, visitor, filledDraft);
  ({ orderId } = await pressPlace(shop, visitor));
});

const about = (id = orderId) => ({ about: "order", orderId: id }) as const;

test("a customer has one conversation about an order, which shows its number, date and state", async () => {
  const first = await write(shop, ada, about());
  expect((await write(shop, ada, about())).conversationId).toBe(first.conversationId);
  const { subject, messages } = await openTarget(asCustomer(shop, ada), ada.id, about());
  expect(subject).toMatchObject({ type: "Order", incrementId: "100001", status: "pending" });
  expect(messages).toHaveLength(2);
});

test("the order of another customer or of a guest is not there", async () => {
  const eve = await addTalker(shop, "eve@example.com");
  await expect(write(shop, eve, about())).rejects.toMatchObject({ code: "not_found" });
  const guest = await guestAtReview(shop, [[await addProduct(shop, "MUG"), 1]]);
  const placed = await pressPlace(shop, guest);
  await expect(write(shop, ada, about(placed.orderId))).rejects.toMatchObject({ code: "not_found" });
});
