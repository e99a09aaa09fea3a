import { startSubscriptions } from "~/services/subscriptions/start-subscriptions.server";
import type { Attempts } from "./two-shops";

/** Tries services of subscriptions as the second shop with the first shop's rows. */
export const subscriptionAttempts: Attempts = {
  startSubscriptions: ({ beta, order }) => startSubscriptions(beta, order.id),
};
