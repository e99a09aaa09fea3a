/** What a list or slider of products is made of, the usual first (part 3, §9 "Titles"). */
export const productSelections = ["bestsellers", "newest", "featured", "similar", "manual"] as const;
/** What a list or slider of products is made of. */
export type ProductSelection = (typeof productSelections)[number];
