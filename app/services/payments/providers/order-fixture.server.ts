import { and, eq } from "drizzle-orm";
import { orderEvents, orders } from "~/tables/orders/orders";
import { payments } from "~/tables/orders/payments";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  type PurchaseShop,
  pressPlace,
  withCartOf,
} from "../../checkout/steps/purchase-fixture.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import type { PaymentContext } from "./payment-context.server";
import { pressOnPage } from "./payment-fixture.server";
import { paysFor } from "./payment-of-fixture.server";

/** Places an order of two mugs that is paid with this method. */
export async function placePaidOrder(shop: PurchaseShop & PaymentContext, paymentMethodCode: string) {
  const { db } = shop;
  const mug = await addProduct(shop, "MUG");
  const guest = await guestAtReview(shop, [[mug, 2]], { paymentMethodCode });
  const { orderId } = await pressPlace(shop, guest);
  const payment = async () => {
    const own = and(eq(payments.tenantId, shop.tenant.id), paysFor(orderId));
    const [row] = await db.select().from(payments).where(own);
    if (!row) throw new Error("there is no payment");
    return row;
  };
  return {
    shop,
    orderId,
    guest,
    payment,
    status: async () => {
      const own = and(eq(orders.tenantId, shop.tenant.id), eq(orders.id, orderId));
      const [row] = await db.select().from(orders).where(own);
      return row?.status;
    },
    /** The notes of its history, the oldest first. */
    notes: async () => {
      const own = and(eq(orderEvents.tenantId, shop.tenant.id), eq(orderEvents.orderId, orderId));
      const rows = await db.select().from(orderEvents).where(own).orderBy(orderEvents.id);
      return rows.map(({ note }) => note);
    },
    /** Presses a button on the provider's page; answers the query that the browser comes back with. */
    press: (button: "pay" | "decline" | "back") => pressOnPage(shop, orderId, button),
    /** How many items the shopper's cart has. */
    cartCount: async () => (await readCart(shop, await withCartOf(shop, guest))).summary.count,
    /** Another shopper places an order of the same goods. */
    anotherShopperBuys: async () =>
      pressPlace(shop, await guestAtReview(shop, [[mug, 1]], { paymentMethodCode })),
  };
}
