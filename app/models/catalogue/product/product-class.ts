// @public

/** What kind of product a row is. */
export type ProductClass = "simple" | "variable_product" | "grouped" | "gift_certificate";
