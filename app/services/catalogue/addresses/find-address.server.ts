// @public

import { parseCatalogueAddress } from "~/models/catalogue/categories/catalogue-address";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { resolveSlug } from "./resolve-slug.server";

/**
 * Finds the product or category an address names, over renamings; null when it names something else or
 * nothing.
 * @param address slug, or slug with `/pv/{sku}` for a variation (rule addresses-2)
 */
export async function findAddress(
  ctx: ShopContext,
  kind: "product" | "category",
  address: string,
): Promise<{ id: number; addressSku: string | null } | null> {
  const parsed = parseCatalogueAddress(address);
  if (!parsed) return null;
  const found = await resolveSlug(ctx, parsed.slug);
  const target = found.kind === "redirect" ? await resolveSlug(ctx, found.slug) : found;
  return target.kind === kind ? { id: target.id, addressSku: parsed.variationSku } : null;
}
