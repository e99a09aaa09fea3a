import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { stockItems } from "~/tables/catalogue/offers";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { loadOrder } from "../reading/load-order.server";
import { changeOrderStatus } from "./change-order-status.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let orderId: string;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  const guest = await guestAtReview(shop, [[await addProduct(shop, "MUG"), 4]]);
  ({ orderId } = await pressPlace(shop, guest));
});

async function stock() {
  const [item] = await database.db.select().from(stockItems).where(eq(stockItems.tenantId, shop.tenant.id));
  return { onHand: item?.onHand, reserved: item?.reserved };
}

describe("changeOrderStatus", () => {
  it("completes an order, and ships its pieces from stock", async () => {
    for (const to of ["processing", "packing"] as const) await changeOrderStatus(shop, orderId, to);
    expect(await stock()).toEqual({ onHand: 10, reserved: 4 });
    await changeOrderStatus(shop, orderId, "complete");
    expect(await stock()).toEqual({ onHand: 6, reserved: 0 });
    await changeOrderStatus(shop, orderId, "closed", "Returned");
    const events = (await loadOrder(shop, orderId))?.events.map(({ toStatus }) => toStatus);
    expect(events).toEqual(["pending", "processing", "packing", "complete", "closed"]);
  });

  it("does not jump, and does not know another shop's order", async () => {
    await expect(changeOrderStatus(shop, orderId, "complete")).rejects.toMatchObject({
      code: "conflict",
    });
    const other = await openPurchaseShop(database.db);
    await expect(changeOrderStatus(other, orderId, "processing")).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
