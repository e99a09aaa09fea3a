// @public

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
  new: "New",
  refurbished: "Refurbished",
  used_like_new: "Used, like new",
  used_good: "Used, good",
  used_acceptable: "Used, acceptable",
};
