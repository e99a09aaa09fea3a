// @public

import { message } from "~/models/platform/texts/message";
import type { ProductPageView } from "../product/product-page";

/** What the button of a product page says: 'Pre-order' for what ships on a day to come (rule product-14). */
export const addLabel = ({ stock, shipText }: Pick<ProductPageView, "stock" | "shipText">): string =>
  stock.status === "backordered" && shipText !== "" ? message("Pre-order") : message("Add to Cart");
