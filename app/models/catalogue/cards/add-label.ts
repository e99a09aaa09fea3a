// @public

import type { ProductPageView } from "../product/product-page";

/** What the button of a product page says: 'Pre-order' for what ships on a day to come (rule product-14). */
export const addLabel = ({ stock, shipText }: Pick<ProductPageView, "stock" | "shipText">): string =>
  stock.status === "backordered" && shipText !== "" ? "Pre-order" : "Add to Cart";
