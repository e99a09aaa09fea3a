/** What kind of product a row is (part 1, §3 `class_code`). */
export type ProductClass = "simple" | "variable_product" | "grouped" | "gift_certificate";
