import type { OrderListItem } from "../order-view/order-view";
import type { SubscriptionStatus, SubscriptionStep } from "./subscription-status";

/** A subscription as its customer sees it. */
export type SubscriptionView = {
  id: string;
  name: string;
  variationText: string;
  imageUrl: string;
  qty: number;
  /** 'every 2 weeks'. */
  intervalText: string;
  status: SubscriptionStatus;
  /** The steps that can be taken now. */
  steps: SubscriptionStep[];
  /** The day of the next delivery; empty unless it is active. */
  nextOnText: string;
  /** Why the last delivery failed; empty when it did not. */
  failure: string;
  /** The day it is tried again; empty for none. */
  retryOnText: string;
  /** Lines of the address it is sent to; empty for what is not delivered. */
  addressLines: string[];
  paymentTitle: string;
  /** The intervals that may be chosen, the current one marked. */
  plans: { code: string; text: string; isCurrent: boolean }[];
  /** The order that started it and those it placed, the newest first. */
  orders: OrderListItem[];
};
