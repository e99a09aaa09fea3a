// @public

/** How a list or slider selects products; the default first (rule widgets-6). */
export const productSelections = ["bestsellers", "newest", "featured", "similar", "manual"] as const;
/** How a list or slider selects products. */
export type ProductSelection = (typeof productSelections)[number];
