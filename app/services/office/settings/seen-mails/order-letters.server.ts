import { and, desc, eq } from "drizzle-orm";
import { orderLinkMail } from "~/models/orders/mail/order-link-mail";
import { type SellerMailKind, sellerMail } from "~/models/orders/mail/seller-mail";
import { subscriptionMail } from "~/models/orders/mail/subscription-mail";
import { withdrawalRefusedMail } from "~/models/orders/mail/withdrawal-refused-mail";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { formatDate } from "~/models/platform/date/format-date";
import { phrase } from "~/models/platform/texts/phrase";
import { mailUrl, officeUrl } from "~/models/shops/mail/mail-url";
import { orderPath, orderTrackingPath } from "~/paths";
import { accountSubscriptionsPath } from "~/paths/account";
import { adminOrderPath } from "~/paths/staff";
import { subscriptions } from "~/tables/orders/subscriptions";
import { renderSubscriptionStarted } from "../../../orders/mails/render-subscription-started.server";
import { loadOrder } from "../../../orders/reading/load-order.server";
import { ofShop } from "../../../shops/context/of-shop.server";
import { findSeenOrder } from "./find-seen-order.server";
import { exampleProof, type SeenAt, type SeenMail } from "./seen-mail";

const orderOf = async (at: SeenAt, number: string): Promise<OrderView | null> => {
  const orderId = await findSeenOrder(at, number);
  return orderId === null ? null : loadOrder(at, orderId);
};

/** A subscription of the order with this number, or the latest of the shop. */
async function findSubscription(at: SeenAt, number: string) {
  const orderId = number === "" ? null : await findSeenOrder(at, number);
  const [row] = await at.db
    .select()
    .from(subscriptions)
    .where(and(ofShop(subscriptions, at), orderId === null ? undefined : eq(subscriptions.orderId, orderId)))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  return row ?? null;
}

/** What a seller is told of an order; a return that is asked for has to be there. */
const toSeller =
  (kind: SellerMailKind): SeenMail =>
  async (at, of) => {
    const order = await orderOf(at, of);
    const asked = order?.returns.at(-1);
    const isOfReturn = kind === "return_requested" || kind === "withdrawn";
    if (!order || (isOfReturn && !asked)) return null;
    const url = officeUrl(at, adminOrderPath(order.incrementId));
    const subjectId = isOfReturn ? String(asked?.id) : "";
    return sellerMail({ kind, to: at.mailShop.email, order, shop: at.mailShop, url, subjectId });
  };

/** Letters of an order and its subscriptions, and those to its seller. */
export const orderLetters = {
  async order_link(at, of) {
    const order = await orderOf(at, of);
    const url = order && mailUrl(at, orderTrackingPath(order.id, exampleProof));
    return order && url
      ? orderLinkMail(at.mailShop, { incrementId: order.incrementId, email: order.email, url, minute: "" })
      : null;
  },
  async withdrawal_refused(at, of) {
    const order = await orderOf(at, of);
    const url = order && mailUrl(at, orderPath(order.id, exampleProof));
    const why = phrase("This order has no right of withdrawal.");
    return order && url ? withdrawalRefusedMail(at.mailShop, { ...order, url, why, at: "" }) : null;
  },
  async subscription_started(at, of) {
    const found = await findSubscription(at, of);
    return found && renderSubscriptionStarted(at, found.orderId);
  },
  async subscription_failed(at, of) {
    const found = await findSubscription(at, of);
    const inThreeDays = new Date(at.now().getTime() + 3 * 86_400_000);
    return (
      found &&
      subscriptionMail({
        to: found.email,
        name: found.name,
        reason: found.failure || "The payment was declined.",
        firstName: found.billingAddress.first_name,
        retryOnText: formatDate(found.retryAt ?? inThreeDays, at.shop.settings.general.time_zone),
        messageKey: exampleProof,
        shop: at.mailShop,
        orderNumber: null,
        payUrl: null,
        url: mailUrl(at, accountSubscriptionsPath()),
      })
    );
  },
  seller_ordered: toSeller("ordered"),
  seller_canceled: toSeller("canceled"),
  seller_return_requested: toSeller("return_requested"),
  seller_withdrawn: toSeller("withdrawn"),
} as const satisfies Record<string, SeenMail>;
