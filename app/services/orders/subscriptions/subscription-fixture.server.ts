import { eq } from "drizzle-orm";
import type { LineChoices } from "~/models/catalogue/options/line-choices";
import { planOptionCode, type SubscriptionPlan } from "~/models/catalogue/plans/plan";
import type { CheckoutDraft } from "~/models/selling/checkout/checkout-draft";
import type { ShopSettingsInput } from "~/models/shops/settings/shop-settings";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { subscriptions } from "~/tables/orders/subscriptions";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct, testCustomer } from "../../catalogue/products/catalogue-fixture.server";
import {
  filledDraft,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
} from "../../checkout/steps/purchase-fixture.server";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import { sandboxSays, withPayments } from "../../payments/providers/payment-fixture.server";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { openCartOfCustomer } from "../../selling/cart/open-cart.server";
import { saveDraft } from "../../selling/checkout/save-draft.server";
import { addToCart } from "../../selling/lines/add-to-cart.server";
import { testActor } from "../../shops/audit/actor-fixture.server";
import { acting } from "../../shops/context/shop-context.server";
import { settlePayment } from "../money/settle-payment.server";
import { changeOrderStatus } from "../states/change-order-status.server";

const plans: SubscriptionPlan[] = [
  { every: 2, unit: "week", rateBasisPoints: 1000 },
  { every: 1, unit: "month", rateBasisPoints: 0 },
];

/** A shop of a test with a tea for $14.00 that is subscribed every two weeks (10 % off) or every month. */
export type TeaShop = PurchaseShop & PaymentContext & { tea: number };

/** The shop at noon on Mar 1 2026, with 100 tins of the tea. */
export async function openTeaShop(db: Db, over: ShopSettingsInput = {}): Promise<TeaShop> {
  const shop = withPayments(await openPurchaseShop(db, over));
  const stock = { onHand: 100 };
  const tea = await addProduct(shop, "TEA", { priceMinor: 1400, subscriptionPlans: plans, stock });
  return { ...shop, tea };
}

/** A choice of the tea: its plan's code, or null for none. */
const choosing = (code: string | null): LineChoices => ({
  options: code === null ? {} : { [planOptionCode]: code },
  personalization: {},
});

/** A guest who only has to press the button, with one tin at this plan. */
export async function guestWithTea(shop: TeaShop, code: string): Promise<Visitor> {
  const guest = await guestAtReview(shop, [[shop.tea, 1]]);
  await addToCart(shop, guest, { productId: shop.tea, qty: 1, choices: choosing(code) });
  return guest;
}

/** A new customer who only has to press the button, with tins at these plans. */
export async function subscriberAtReview(
  shop: TeaShop,
  tins: readonly (readonly [qty: number, code: string | null])[],
  over: CheckoutDraft = {},
): Promise<Visitor> {
  const { id, email } = await addCustomer(shop, { email: `ada-${Math.random()}@example.com` });
  const cartId = await openCartOfCustomer(shop, id, shop.shop.sellerId);
  const visitor: Visitor = { sessionHash: null, cartId, customer: testCustomer({ id, email }) };
  for (const [qty, code] of tins)
    await addToCart(shop, visitor, { productId: shop.tea, qty, choices: choosing(code) });
  await saveDraft(shop, visitor, { ...filledDraft, ...over });
  return visitor;
}

/** A subscription of one tin at a plan whose first order is paid. */
export async function startedSubscription(shop: TeaShop, code = "2-week", method = "bank_transfer") {
  const visitor = await subscriberAtReview(shop, [[1, code]], { paymentMethodCode: method });
  const { orderId } = await pressPlace(shop, visitor);
  const payment = await findPaymentOfOrder(shop, orderId);
  const { id: paymentId, amountMinor } = payment ?? { id: "", amountMinor: 0 };
  if (payment?.provider === "sandbox")
    await settlePayment(shop, "sandbox", { paymentId, outcome: sandboxSays("paid", amountMinor) });
  else await changeOrderStatus({ ...shop, actor: acting(testActor) }, orderId, "processing");
  const [subscription] = await shop.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.tenantId, shop.tenant.id));
  if (!subscription) throw new Error("no subscription was started");
  return { subscription, visitor, orderId };
}
