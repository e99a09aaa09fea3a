import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { guestAtReview, pressPlace } from "~/services/checkout/steps/purchase-fixture.server";
import { orders } from "~/tables/orders/orders";
import { sellableProducts } from "../access/fill-things";
import { type DemoListener, openDemoListener } from "../demo-listener";
import { openPlainBrowser } from "../plain-browser";
import { htmlProblems } from "../runner/html-problems";
import { sendWithoutNetwork } from "../runner/send-without-network";

/** Where harbor's shop and office answer. */
export const origin = "http://harbor.localhost:3000";

/** A server with an office, and who works in it. */
export interface WorkingDay {
  demo: DemoListener;
  june: ReturnType<typeof openPlainBrowser>;
  /** Opens a page that must be there, and valid. */
  page(path: string): Promise<string>;
  /** An order of two pieces by bank transfer; answers its number. */
  placeOrder(): Promise<string>;
}

/** Begins a day: June, who owns the shop, is signed in. */
export async function beginDay(): Promise<WorkingDay> {
  const demo = await openDemoListener();
  const send = sendWithoutNetwork(demo.listener);
  const hash = await demo.inviteOwner("harbor", { email: "june@example.com", name: "June" });
  const june = openPlainBrowser(send, origin);
  const password = "a quiet harbor";
  const fields = { hash, name: "June", password, password_again: password };
  await june.post(`/admin/invitation?hash=${hash}`, fields);
  return {
    demo,
    june,
    async page(path) {
      const { status, body } = await june.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(htmlProblems(body)).toEqual([]);
      return body;
    },
    async placeOrder() {
      const ctx = { ...(await demo.contextOf("harbor")), secret: demo.secret, dataDir: demo.dataDir };
      const [product] = await sellableProducts(ctx);
      const guest = await guestAtReview(ctx, [[product.id, 2]], {
        email: "ada@example.com",
        shippingAddress: { ...nazareth, first_name: "Ada", last_name: "Byron" },
        paymentMethodCode: "bank_transfer",
        shippingMethodCode: "standard",
      });
      const { orderId } = await pressPlace(ctx, guest);
      const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
      return order?.incrementId ?? expect.fail("no order");
    },
  };
}
