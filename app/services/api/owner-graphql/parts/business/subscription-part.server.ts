import { z } from "zod";
import { addressSchema } from "~/models/accounts/address/address";
import type { Subscription } from "~/models/api/owner/generated/subscription";
import { intervalText } from "~/models/catalogue/plans/plan";
import { detailedName } from "~/models/catalogue/variation/variation-detail";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import type { SubscriptionRow } from "../../../../orders/delivery/open-delivery.server";
import {
  changeSubscription as change,
  type SubscriptionChange,
} from "../../../../orders/subscriptions/change-subscription.server";
import {
  findShopSubscription,
  listShopSubscriptions,
} from "../../../../orders/subscriptions/list-shop-subscriptions.server";
import { readRestCall } from "../../../rest/read-sent.server";
import { addressOfInput, postalAddress } from "../../calls/postal-address";
import { readPage } from "../../cursor.server";
import { nullIfMissing } from "../../null-if-missing.server";
import type { OwnerApi } from "../../owner-context.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../../resolvers";

/** Subscriptions are customers' data. */
const authorizeView = async ({ ctx }: OwnerApi) =>
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: null });

const subscriptionOf = (row: SubscriptionRow): Subscription => ({
  id: row.id,
  status: row.status,
  customerId: row.customerId,
  email: row.email,
  name: detailedName(row),
  qty: row.qty,
  interval: intervalText(row),
  firstOn: row.firstOn,
  nextOn: row.nextOn,
  failure: row.failure,
  paymentMethod: row.paymentMethodTitle,
  shippingAddress: row.shippingAddress ? postalAddress(row.shippingAddress) : null,
});

const subscriptions: QueryResolvers["subscriptions"] = async (_parent, { status, ...page }, { api }) => {
  await authorizeView(api);
  return readPage(page, z.string().uuid(), {
    list: (after, limit) => listShopSubscriptions(api.ctx, { ...(status ? { status } : {}), after, limit }),
    keyOf: ({ id }) => id,
    nodeOf: subscriptionOf,
  });
};

const subscription: QueryResolvers["subscription"] = async (_parent, { id }, { api }) => {
  await authorizeView(api);
  return nullIfMissing(async () => subscriptionOf(await findShopSubscription(api.ctx, id)));
};

const changeSubscription: MutationResolvers["changeSubscription"] = async (_parent, sent, { api }) => {
  await authorizeView(api);
  const { id, customerId } = await findShopSubscription(api.ctx, sent.id);
  await change(api.ctx, customerId, changeOf(id, sent));
  return subscriptionOf(await findShopSubscription(api.ctx, id));
};

type Sent = Parameters<MutationResolvers["changeSubscription"]>[1];

function changeOf(id: string, { step, plan, address }: Sent): SubscriptionChange {
  switch (step) {
    case "interval":
      return { intent: step, id, plan: plan ?? "" };
    case "address":
      if (!address) throw new AppError("invalid", "Send the address.", "address");
      return { intent: step, id, address: readRestCall(addressSchema, addressOfInput(address)) };
    default:
      return { intent: step, id };
  }
}

export const subscriptionResolvers = {
  Query: { subscriptions, subscription },
  Mutation: { changeSubscription },
} satisfies Resolvers;
