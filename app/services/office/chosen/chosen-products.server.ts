import { mostRowsOfCall } from "~/models/bulk/rows/bulk-rows";
import type { Chosen } from "~/models/office/list/chosen";
import { AppError } from "~/models/platform/error/app-error";
import { listOwnedProducts } from "../../catalogue/product/list-owned-products.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { productSearchOf } from "../products/list-office-products.server";

/** Products that one statement reads. */
const atOnce = 1000;

/**
 * SKUs of the products that were chosen, all that match among them (rule office-30).
 * @throws AppError `forbidden`, `invalid` for too many
 */
export async function chosenProducts(ctx: ShopContext, { isAll, ids, address }: Chosen): Promise<string[]> {
  if (!isAll) return [...ids];
  const skus: string[] = [];
  let after: number | null = null;
  for (;;) {
    const page: { id: number; sku: string }[] = await listOwnedProducts(ctx, productSearchOf(address), {
      after,
      limit: atOnce,
    });
    skus.push(...page.map(({ sku }) => sku));
    if (skus.length > mostRowsOfCall)
      throw new AppError(
        "invalid",
        `At most ${mostRowsOfCall.toLocaleString("en-US")} products are changed at once. Narrow the list.`,
      );
    if (page.length < atOnce) return skus;
    after = page.at(-1)?.id ?? null;
  }
}
