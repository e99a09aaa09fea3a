import { eq } from "drizzle-orm";
import { seenOrder } from "~/models/checkout/steps/seen-order";
import { commissionTermsSchema } from "~/models/payments/commission";
import type { ShopSettingsInput } from "~/models/shops/settings/shop-settings";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { orders } from "~/tables/orders/orders";
import { findVisitor } from "../../accounts/sessions/find-visitor.server";
import { SESSION_COOKIE } from "../../accounts/sessions/session-cookie.server";
import { addCategory, addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import { placeOrder } from "../../checkout/steps/place-order.server";
import { asShopper, filledDraft, openPurchaseShop } from "../../checkout/steps/purchase-fixture.server";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { sandboxSays, withPayments } from "../../payments/providers/payment-fixture.server";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { findPurchase, readPurchase } from "../../selling/cart-page/read-purchase.server";
import { saveDrafts } from "../../selling/checkout/save-draft.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import { acting } from "../../shops/context/shop-context.server";
import { settlePayment } from "../money/settle-payment.server";

/**
 * A guest orders two mugs of the house at $10.00, and of the potter two vases at $30.00 and three bowls at
 * $10.00: $27.20 and $101.40, each with $6.00 of delivery and 6 % of tax on the goods. The potter pays 15 %
 * of commission, for bowls 20 %.
 */
export async function buyFromTwo(db: Db, settings: ShopSettingsInput = {}) {
  const purchase = await openPurchaseShop(db, settings);
  const market = withPayments(await addShop(purchase, { type: "marketplace" }));
  const mug = await addProduct(market, "MUG", { priceMinor: 1000 });
  const vase = await addProduct(market, "VASE", { priceMinor: 9000 });
  const bowl = await addProduct(market, "BOWL", { in: await addCategory(market, "bowls"), priceMinor: 9000 });
  const commission = commissionTermsSchema.parse({ defaultBasisPoints: 1500, byCategory: { bowls: 2000 } });
  const potterId = await addSeller(market, "potter", {
    commission,
    profile: { email: "clay@potter.example" },
  });
  await addOffer(market, potterId, vase, { priceMinor: 3000 });
  await addOffer(market, potterId, bowl, { priceMinor: 1000 });
  const { token } = await addToCart(market, anonymousVisitor, { productId: mug, qty: 2 });
  const guest = await findVisitor(market, { headers: new Headers({ Cookie: `${SESSION_COOKIE}=${token}` }) });
  await addToCart(market, guest, { productId: vase, qty: 2, sellerId: potterId });
  await addToCart(market, guest, { productId: bowl, qty: 3, sellerId: potterId });
  const { cartIds } = await findPurchase(market, guest);
  await saveDrafts(market, cartIds, { ...filledDraft, paymentMethodCode: "sandbox_card" });
  const opened = await readPurchase(market, await findPurchase(market, guest));
  await placeOrder(asShopper(market, guest), {
    visitor: guest,
    sandboxAllowed: true,
    parts: opened.map(({ summary, placeToken }) => ({
      placeToken: placeToken ?? "",
      seen: seenOrder(summary),
      customerNote: "",
    })),
  });
  const own = eq(orders.tenantId, market.tenant.id);
  const placed = await db.select().from(orders).where(own).orderBy(orders.incrementId);
  const [house, pottery] = placed;
  if (!house || !pottery) throw new Error("two orders were expected");
  const payment = await findPaymentOfOrder(market, house.id);
  const paymentId = payment?.id ?? "";
  const amountMinor = payment?.amountMinor ?? 0;
  return {
    market,
    house,
    pottery,
    mug,
    potterId,
    paymentId,
    amountMinor,
    guest,
    say: (outcome: "paid" | "failed") =>
      settlePayment(market, "sandbox", { paymentId, outcome: sandboxSays(outcome, amountMinor) }),
  };
}

/** The same context, acting as the command line of a seller. */
export const inNameOf = <Context extends PaymentContext>(ctx: Context, sellerId: string): Context => ({
  ...ctx,
  actor: acting({
    kind: "command-line",
    command: "seller potter",
    ofSeller: { tenantId: ctx.tenant.id, sellerId },
  }),
});
