// @public

/** The states of a review: it shows only once the store approves it (rule reviews-1). */
export const reviewStates = ["pending", "approved", "rejected"] as const;

export type ReviewState = (typeof reviewStates)[number];

/** Whether a text names a state. */
export const isReviewState = (text: string): text is ReviewState =>
  reviewStates.some((state) => state === text);
