// @public

import { z } from "zod";
import { message } from "~/models/platform/texts/message";

const id = z.string().uuid();

/** The buttons of the page of subscriptions: a step, or another interval by its plan's code. */
export const subscriptionFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["pause"]), id }),
  z.object({ intent: z.enum(["resume"]), id }),
  z.object({ intent: z.enum(["skip"]), id }),
  z.object({ intent: z.enum(["cancel"]), id }),
  z.object({ intent: z.enum(["interval"]), id, plan: z.string().max(40) }),
]);

/** What a button of the page asks for. */
export type SubscriptionForm = z.output<typeof subscriptionFormSchema>;

export const subscriptionAddressFormId = "subscription-address";

/** What the page says after each change. */
export const subscriptionDoneTexts: Readonly<Record<SubscriptionForm["intent"] | "address", string>> = {
  pause: message("Your subscription is paused. Nothing will be sent until you resume it."),
  resume: message("Your subscription is active again."),
  skip: message("Your next delivery will be skipped."),
  cancel: message("Your subscription is canceled."),
  interval: message("Your delivery interval has been changed."),
  address: message("Your address has been saved."),
};
