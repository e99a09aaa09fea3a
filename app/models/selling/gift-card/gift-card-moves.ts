// @public

/** What moves on a gift card (rule gift-cards-4), in words. */
export const giftCardMoveNames = {
  issued: "Issued",
  moved: "Came from an earlier shop",
  spent: "Spent",
  returned: "Returned",
  refunded: "Refunded",
  voided: "Voided",
} as const;

/** A kind of movement on a gift card. */
export type GiftCardMoveKind = keyof typeof giftCardMoveNames;
