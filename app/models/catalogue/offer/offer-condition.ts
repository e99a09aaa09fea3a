// @public

import { message } from "~/models/platform/texts/message";
/** What state the goods of an offer are in (rule sellers-11), the best first. */
export const offerConditions = [
  "new",
  "refurbished",
  "used_like_new",
  "used_good",
  "used_acceptable",
] as const;

/** What state the goods of an offer are in. */
export type OfferCondition = (typeof offerConditions)[number];

/** What shoppers read. */
export const conditionTexts: Record<OfferCondition, string> = {
  new: message("New"),
  refurbished: message("Refurbished"),
  used_like_new: message("Used, like new"),
  used_good: message("Used, good"),
  used_acceptable: message("Used, acceptable"),
};
