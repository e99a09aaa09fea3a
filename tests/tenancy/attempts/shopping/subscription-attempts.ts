import { renewSubscription } from "~/services/checkout/renew-subscription.server";
import { payDelivery } from "~/services/checkout/subscriptions/pay-delivery.server";
import { placeDelivery } from "~/services/checkout/subscriptions/place-delivery.server";
import {
  failDelivery,
  finishDelivery,
  noteOrderOfDelivery,
} from "~/services/orders/delivery/finish-delivery.server";
import { handOverDelivery } from "~/services/orders/delivery/hand-over-delivery.server";
import { holdUntil, keepForNextTry, openNextTry } from "~/services/orders/delivery/keep-for-next-try.server";
import { lockSubscription, openDelivery } from "~/services/orders/delivery/open-delivery.server";
import { listOrdersOf } from "~/services/orders/reading/list-orders.server";
import { changeSubscription } from "~/services/orders/subscriptions/change-subscription.server";
import { continueSubscription } from "~/services/orders/subscriptions/continue-subscription.server";
import { findDueOfShop } from "~/services/orders/subscriptions/find-due-subscriptions.server";
import {
  findShopSubscription,
  listShopSubscriptions,
} from "~/services/orders/subscriptions/list-shop-subscriptions.server";
import { listSubscriptions } from "~/services/orders/subscriptions/list-subscriptions.server";
import { readSubscriptionAddress } from "~/services/orders/subscriptions/read-subscription.server";
import { startSubscriptions } from "~/services/orders/subscriptions/start-subscriptions.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import { failure } from "../../first-shop-names";
import type { Attempts, TwoShops } from "../../two-shops";

const token = "0b0e8ea2-5f3f-4a57-9a5f-6f1f0c1d2e3f";
const delivery = ({ subscription }: TwoShops) => ({ subscription, dueOn: subscription.nextOn, token });

/** Tries services of subscriptions as the second shop with the first shop's rows. */
export const subscriptionAttempts: Attempts = {
  listSubscriptions: ({ beta, customer }) => listSubscriptions(beta, customer.id),
  listOrdersOf: ({ beta, subscription }) =>
    listOrdersOf(beta, { orderId: subscription.orderId, subscriptionId: subscription.id }),
  readSubscriptionAddress: ({ beta, customer, subscription }) =>
    readSubscriptionAddress(beta, customer.id, subscription.id),
  changeSubscription: ({ beta, customer, subscription }) =>
    changeSubscription(beta, customer.id, { intent: "cancel", id: subscription.id }),
  findDueOfShop: async ({ beta }) => {
    if ((await findDueOfShop(beta)).length > 0) throw failure("found a subscription of another shop");
  },
  listShopSubscriptions: async ({ beta }) => {
    if ((await listShopSubscriptions(beta, { limit: 10 })).length > 0)
      throw failure("listed a subscription of another shop");
  },
  findShopSubscription: ({ beta, subscription }) => findShopSubscription(beta, subscription.id),
  startSubscriptions: ({ beta, order }) => startSubscriptions(beta, order.id),
  lockSubscription: ({ beta, subscription }) => lockSubscription(beta, subscription.id),
  openDelivery: ({ beta, subscription }) => openDelivery(beta, subscription.id),
  placeDelivery: (shops) => placeDelivery(withPayments(shops.beta), delivery(shops)),
  payDelivery: async (shops) => {
    const { kind } = await payDelivery(withPayments(shops.beta), delivery(shops), shops.order.id);
    if (kind === "goes on") throw failure("an order of another shop was paid");
  },
  handOverDelivery: (shops) =>
    handOverDelivery(shops.beta, { id: shops.payment.id, orderId: shops.order.id }),
  keepForNextTry: async ({ beta, order, payment }) => {
    if (await keepForNextTry(beta, order, payment)) throw failure("kept an order of another shop open");
  },
  openNextTry: ({ beta, order }) => openNextTry(beta, order.id, null),
  holdUntil: ({ beta, order }) => holdUntil(beta, order.id, beta.now()),
  continueSubscription: ({ beta, subscription }) =>
    continueSubscription(beta, subscription.id, subscription.orderId),
  finishDelivery: (shops) => finishDelivery(shops.beta, delivery(shops), shops.order.id),
  failDelivery: (shops) => failDelivery(shops.beta, delivery(shops), "", null),
  noteOrderOfDelivery: (shops) => noteOrderOfDelivery(shops.beta, delivery(shops), shops.order.id),
  renewSubscription: ({ beta, subscription }) => renewSubscription(withPayments(beta), subscription.id),
};
