/**
 * Who bought in a time: people with an earlier order in the shop, and people without one. `orders` are what
 * each placed in that time.
 */
export type CustomerFigures = Record<"new" | "returning", { people: number; orders: number }>;
