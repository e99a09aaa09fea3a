/** What a list or slider of products is made of, the usual first (rule widgets-6). */
export const productSelections = ["bestsellers", "newest", "featured", "similar", "manual"] as const;
/** What a list or slider of products is made of. */
export type ProductSelection = (typeof productSelections)[number];
