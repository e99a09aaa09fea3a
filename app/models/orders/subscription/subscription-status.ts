// @public

import { message } from "~/models/platform/texts/message";
import { AppError } from "../../platform/error/app-error";

/** States of a subscription (rule subscriptions-6). */
export const subscriptionStatuses = ["active", "paused", "canceled"] as const;
/** The state of a subscription. */
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Shown names of the states. */
export const subscriptionStatusLabels: Record<SubscriptionStatus, string> = {
  active: message("Active"),
  paused: message("Paused"),
  canceled: message("Canceled"),
};

/** What a customer does with a subscription. */
export const subscriptionSteps = ["pause", "resume", "skip", "cancel", "change"] as const;
/** One of {@link subscriptionSteps}. */
export type SubscriptionStep = (typeof subscriptionSteps)[number];

/** The state each step leads to from each state; a step that is missing is refused. */
const steps: Record<SubscriptionStatus, Partial<Record<SubscriptionStep, SubscriptionStatus>>> = {
  active: { pause: "paused", skip: "active", cancel: "canceled", change: "active" },
  paused: { resume: "active", cancel: "canceled", change: "paused" },
  canceled: {},
};

/** Whether a step can be taken now. */
export const canTake = (status: SubscriptionStatus, step: SubscriptionStep): boolean =>
  steps[status][step] !== undefined;

/**
 * The state after a step.
 * @throws AppError `conflict` for one that cannot be taken
 */
export function stateAfter(status: SubscriptionStatus, step: SubscriptionStep): SubscriptionStatus {
  const next = steps[status][step];
  if (next === undefined)
    throw new AppError("conflict", `This is not possible: the subscription is ${status}.`);
  return next;
}
