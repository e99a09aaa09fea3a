// @public

import { message } from "~/models/platform/texts/message";
import type { StockStatusText } from "./stock-state";

/** What shoppers read of each state of the stock (rule selling-2). */
export const stockTexts: Record<StockStatusText, string> = {
  "In Stock": message("In Stock"),
  "Limited Stock": message("Limited Stock"),
  Backordered: message("Backordered"),
  "Out of Stock": message("Out of Stock"),
  "Invalid Price": message("Invalid Price"),
  Discontinued: message("Discontinued"),
  Unavailable: message("Unavailable"),
};
