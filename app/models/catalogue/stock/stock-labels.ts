// @public

import { phrase } from "~/models/platform/texts/phrase";

/** Messages about stock limits (rule selling-11); `qty` counts pieces. */
export const stockLabels = {
  limitOf: (qty: number) => phrase("Limit of {qty}", { qty }),
  onlyAvailable: (qty: number) => phrase("Only {qty} available", { qty }),
  inStock: (qty: number) => phrase("{qty} in stock", { qty }),
  backordered: (qty: number) => phrase("{qty} backordered", { qty }),
  onlyInStock: (qty: number) => phrase("Only {qty} in Stock", { qty }),
};
