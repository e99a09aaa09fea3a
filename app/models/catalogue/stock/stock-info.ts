import type { StockInfo } from "../stock-state";
import { groupedStock, variableStock } from "./family-stock";
import { type ProductStockInput, productStock } from "./product-stock";

export type { StockInfo } from "../stock-state";

/** A product of any class with what its stock depends on; members of a family have theirs already computed. */
export type StockInfoInput =
  | ({ classCode: "simple" | "gift_certificate" } & ProductStockInput)
  | { classCode: "variable_product"; variations: readonly StockInfo[] }
  | { classCode: "grouped"; children: readonly StockInfo[] };

/** The stock fields of a product of any class for one shopper. */
export function stockInfo(input: StockInfoInput): StockInfo {
  switch (input.classCode) {
    case "variable_product":
      return variableStock(input.variations);
    case "grouped":
      return groupedStock(input.children);
    default:
      return productStock(input);
  }
}
