// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { AddressInput, PostalAddress } from "./order";
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type SubscriptionQuery = {
  /** Subscriptions of the shop that is called; active ones first, the next delivery first. customers:read */
  subscriptions: {
    args: {
      status?: SubscriptionStatus | null;
      limit: number;
      after?: string | null;
    };
    answer: SubscriptionPage;
  };
  /** One subscription; null where there is none. customers:read */
  subscription: {
    args: {
      id: string;
    };
    answer: Subscription | null;
  };
};
/** Arguments and answers of these calls. */
export type SubscriptionMutation = {
  /** Changes a subscription for its customer; a step that its state does not allow is a conflict. customers:write */
  changeSubscription: {
    args: {
      id: string;
      step: SubscriptionStep;
      plan?: string | null;
      address?: AddressInput | null;
    };
    answer: Subscription;
  };
};
export type SubscriptionStatus = "active" | "paused" | "canceled";
export type SubscriptionStep = "pause" | "resume" | "skip" | "cancel" | "interval" | "address";
export type SubscriptionPage = {
  nodes: Array<Subscription>;
  pageInfo: PageInfo;
};
export type Subscription = {
  id: string;
  status: SubscriptionStatus;
  customerId: number;
  email: string;
  /** The product with what was chosen of it. */
  name: string;
  qty: number;
  /** Such as every 2 weeks. */
  interval: string;
  /** Days of the shop's clock. */
  firstOn: string;
  nextOn: string;
  /** Why the last delivery failed; empty where it did not. */
  failure: string;
  paymentMethod: string;
  shippingAddress: PostalAddress | null;
};
