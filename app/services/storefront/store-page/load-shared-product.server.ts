import type { CatalogueAddress } from "~/models/catalogue/categories/catalogue-address";
import { isUuid } from "~/models/platform/text/uuid";
import { productPath } from "~/paths";
import { sharedProductPath } from "~/paths/places";
import type { Moved } from "../../catalogue/addresses/listing-address.server";
import { resolveSlug } from "../../catalogue/addresses/resolve-slug.server";
import { findSellersProduct, findSharedProduct } from "../../catalogue/product/find-shared-product.server";
import { findSeller } from "../../marketplace/find-seller.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { loadProductPage, type ProductPageData } from "./load-product-page.server";

const moved = (to: string, query: URLSearchParams, status: Moved["status"] = 301): Moved => ({
  kind: "moved",
  to: query.size > 0 ? `${to}?${query}` : to,
  status,
});

/**
 * Loads the page of a shared product by its JPIN, with the seller whom the address chose (rule sellers-9).
 * What is written differently, and what that seller does not offer, leads to the address it has.
 */
export async function loadSharedProduct(
  context: RequestContext,
  { slug: path, variationSku }: CatalogueAddress,
  query: URLSearchParams,
): Promise<ProductPageData | Moved | null> {
  const [, slug = "", jpin = "", code = "", ...rest] = path.split("/");
  const found = (await findSharedProduct(context, jpin)) ?? (await findBySlug(context, slug));
  if (!found) return null;
  const sku = variationSku ?? found.variationSku ?? undefined;
  const plain = productPath(found.slug, sku);
  if (context.shop.type !== "marketplace") return moved(plain, query);
  const seller = code ? await findNamedSeller(context, code) : null;
  if (code && (!seller || seller.isPaused)) return moved(plain, query, 302);
  const isExact =
    slug === found.slug && jpin === found.jpin && found.variationSku === null && rest.length === 0;
  if (!isExact || (seller && seller.code !== code))
    return moved(sharedProductPath({ ...found, seller: seller?.code }, sku), query);
  const page = await loadProductPage(context, found.id, variationSku, query, seller?.id ?? null);
  return page ?? (seller ? moved(plain, query, 302) : null);
}

/** Where a seller's own address of a product leads to (rule sellers-9); null if it belongs to no product. */
export async function findSellersAddress(
  context: RequestContext,
  { slug, variationSku }: CatalogueAddress,
): Promise<string | null> {
  const found = await findSellersProduct(context, slug);
  if (!found) return null;
  const sku = variationSku ?? found.variationSku ?? undefined;
  return context.shop.type === "marketplace"
    ? sharedProductPath({ ...found, seller: found.sellerCode }, sku)
    : productPath(found.slug, sku);
}

/** A product whose JPIN changed is still known by its slug. */
async function findBySlug(context: RequestContext, slug: string) {
  const target = await resolveSlug(context, slug);
  if (target.kind === "redirect") return findBySlug(context, target.slug);
  if (target.kind !== "product") return null;
  return findSharedProduct(context, { id: target.id });
}

/** A seller by code, or by guid as other storefronts write it. */
const findNamedSeller = async (context: RequestContext, named: string) =>
  (await findSeller(context, { code: named })) ??
  (isUuid(named) ? await findSeller(context, { guid: named.toLowerCase() }) : null);
