import { beforeEach, describe, expect, it } from "vitest";
import { type OrderFilter, statusesOf } from "~/models/orders/order-filter";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCart, addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct, testCustomer } from "../../catalogue/products/catalogue-fixture.server";
import {
  asShopper,
  filledDraft,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { saveDraft } from "../../selling/checkout/save-draft.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import { signLink } from "../../shops/secrets/signed-link.server";
import { listOrders } from "./list-orders.server";
import { readOrder } from "./read-order.server";

const secret = "a secret of this test";
const database = withTestDatabase();
let shop: PurchaseShop;
let guest: Visitor;
let orderId: string;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  guest = await guestAtReview(shop, [[await addProduct(shop, "MUG", { name: "Mug" }), 1]]);
  ({ orderId } = await pressPlace(shop, guest));
});

async function customerOrder() {
  const { id } = await addCustomer(shop);
  const customer = testCustomer({ id });
  const visitor = { sessionHash: "held", customer, cartId: await addCart(shop, id) };
  await addToCart(shop, visitor, { productId: await addProduct(shop, "VASE"), qty: 2 });
  await saveDraft(shop, visitor, filledDraft);
  return { visitor, ...(await pressPlace(shop, visitor)) };
}

describe("an order is shown", () => {
  it("to the browser that placed it", async () => {
    expect(await readOrder(asShopper(shop, guest), orderId, { secret })).toMatchObject({
      incrementId: "100001",
      lines: [{ name: "Mug", qty: 1 }],
      events: [{ toStatus: "pending", note: "Order placed" }],
    });
  });

  it("to visitors with the mailed link", async () => {
    const key = signLink(secret, { kind: "order", shopId: shop.shop.id, id: orderId });
    expect(await readOrder(asShopper(shop, anonymousVisitor), orderId, { secret, key })).toMatchObject({
      id: orderId,
    });
  });

  it("to its customer, in any browser, and in their list", async () => {
    const placed = await customerOrder();
    const elsewhere = { ...placed.visitor, sessionHash: "another" };
    expect(await readOrder(asShopper(shop, elsewhere), placed.orderId, { secret })).toBeTruthy();
    const list = await listOrders(shop, placed.visitor.customer.id, { page: 1, limit: 20 });
    expect(list).toMatchObject({
      total: 1,
      orders: [{ id: placed.orderId, pieceCount: 2, status: "pending" }],
    });
  });

  it("in a list of some states only when it is in one of them", async () => {
    const { visitor, orderId } = await customerOrder();
    const listed = async (filter: OrderFilter) => {
      const asked = { page: 1, limit: 20, statuses: statusesOf(filter) };
      return (await listOrders(shop, visitor.customer.id, asked)).orders.map(({ id }) => id);
    };
    expect(await listed("open")).toEqual([orderId]);
    expect(await listed("completed")).toEqual([]);
    expect(await listed("canceled")).toEqual([]);
  });
});

describe("an order does not exist", () => {
  const notFound = { code: "not_found" };

  it("for a stranger", async () => {
    await expect(readOrder(asShopper(shop, anonymousVisitor), orderId, { secret })).rejects.toMatchObject(
      notFound,
    );
    const other = { ...guest, sessionHash: "another" };
    await expect(readOrder(asShopper(shop, other), orderId, { secret })).rejects.toMatchObject(notFound);
  });

  it("for another customer", async () => {
    const placed = await customerOrder();
    const visitor = { ...placed.visitor, customer: testCustomer({ id: placed.visitor.customer.id + 1 }) };
    await expect(readOrder(asShopper(shop, visitor), placed.orderId, { secret })).rejects.toMatchObject(
      notFound,
    );
  });

  it("with a forged key, or for a missing order", async () => {
    const stranger = asShopper(shop, anonymousVisitor);
    const reader = { secret, key: "made-up" };
    await expect(readOrder(stranger, orderId, reader)).rejects.toMatchObject(notFound);
    await expect(readOrder(stranger, "1 or 1=1", reader)).rejects.toMatchObject(notFound);
  });

  it("in another shop, even with its key", async () => {
    const other = await openPurchaseShop(database.db);
    const key = signLink(secret, { kind: "order", shopId: other.shop.id, id: orderId });
    await expect(readOrder(asShopper(other, guest), orderId, { secret, key })).rejects.toMatchObject(
      notFound,
    );
    expect((await listOrders(other, 1, { page: 1, limit: 20 })).total).toBe(0);
  });
});
