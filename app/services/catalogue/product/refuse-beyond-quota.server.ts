// @public

import type { RowMessage } from "~/models/catalogue/product/product-record";
import { quotaRefusal } from "~/models/shops/limits/quotas";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { holdQuota } from "../../shops/limits/read-quotas.server";
import type { StoredCatalogueProduct } from "../read-catalogue.server";
import type { PreparedProduct } from "./prepare-products.server";

/**
 * Refuses products that the business may not add any more (rule hosting-10), the last ones first, with their
 * variations. What is there may change.
 * @param leaving what is archived in the same transaction
 */
export async function refuseBeyondQuota(
  ctx: ShopContext,
  prepared: PreparedProduct[],
  stored: ReadonlyMap<string, StoredCatalogueProduct>,
  leaving: readonly StoredCatalogueProduct[] = [],
): Promise<{ accepted: PreparedProduct[]; refused: RowMessage[] }> {
  const isProduct = ({ entry, isArchived }: StoredCatalogueProduct) =>
    !isArchived && entry.parentSku === null;
  const isNew = ({ entry }: PreparedProduct) => {
    const old = stored.get(entry.sku);
    return entry.parentSku === null && !(old && isProduct(old));
  };
  const quota = prepared.some(isNew) ? await holdQuota(ctx, "products") : null;
  if (quota === null) return { accepted: prepared, refused: [] };
  let used = quota.used - leaving.filter(isProduct).length;
  const refused: RowMessage[] = [];
  const reasons = new Map<string, string>();
  for (const product of prepared.filter(isNew)) {
    const reason = quotaRefusal("products", { used, allowed: quota.allowed }, 1);
    if (reason === null) used += 1;
    else reasons.set(product.entry.sku, reason);
  }
  const accepted = prepared.filter(({ entry, line }) => {
    const reason =
      entry.parentSku !== null && reasons.has(entry.parentSku)
        ? `its product '${entry.parentSku}' was refused`
        : reasons.get(entry.sku);
    if (reason !== undefined) refused.push({ line, reason });
    return reason === undefined;
  });
  return { accepted, refused };
}
