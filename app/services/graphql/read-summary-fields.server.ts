import type { CartSummary } from "~/models/api/generated/cart";
import { summaryFields } from "~/models/api/summary-fields";
import { viewerOf } from "~/models/catalogue/viewer";
import { canSeePrices } from "~/models/price/price-visibility";
import { readCartSummary } from "../cart/read-cart-summary.server";
import type { ApiContext } from "./api-context.server";

/** The visitor's cart for the API. */
export async function readSummaryFields({ ctx, visitor }: ApiContext): Promise<CartSummary> {
  const known = await visitor();
  return summaryFields(await readCartSummary(ctx, known), canSeePrices(viewerOf(ctx.shop, known)));
}
