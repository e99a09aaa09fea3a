// @public

import { and, inArray } from "drizzle-orm";
import { parseCatalogueAddress } from "~/models/catalogue/categories/catalogue-address";
import { segmentsPath } from "~/models/catalogue/filters/filter-path";
import { splitListingPath } from "~/models/catalogue/listing/split-listing-path";
import { oldAddress } from "~/models/content/redirects/old-address";
import {
  keptQuery,
  type Redirect,
  redirectKeys,
  redirectTarget,
  withParameters,
} from "~/models/content/redirects/redirects";
import { productPath, searchPath, slugPath } from "~/paths";
import { redirects } from "~/tables/content/content";
import { resolveSlug } from "../../catalogue/addresses/resolve-slug.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The address that is the same in small letters, where the shop has something there (rule addresses-1). */
async function followCapitals(context: RequestContext, url: URL): Promise<string | null> {
  const split = splitListingPath(url.pathname);
  const address = split && parseCatalogueAddress(split.path);
  const small = address?.slug.toLowerCase();
  if (!address || !small || small === address.slug) return null;
  const found = await resolveSlug(context, small);
  if (found.kind === "none") return null;
  const { variationSku: sku } = address;
  const path = sku === null ? slugPath(found.slug) : productPath(found.slug, sku);
  return path + segmentsPath(split.segments) + url.search;
}

/**
 * Where an address leads that nothing of the shop has: to the same in small letters, by a redirect of the
 * shop (rule addresses-7), or in the manner of Shopify and WooCommerce (rule addresses-8). Null, and counted
 * as missed, when nowhere.
 */
export async function followOldAddress(context: RequestContext, url: URL): Promise<string | null> {
  const target =
    (await followCapitals(context, url)) ??
    (await followRedirect(context, url)) ??
    (await followFamily(context, url));
  if (target === null) context.addressCounts.add(context, "missed", url.pathname);
  return target;
}

/** Where a redirect of the shop leads from an address, with the rest of its query; null without one. */
export async function followRedirect(context: RequestContext, url: URL): Promise<string | null> {
  const found = await findRedirect(context, url);
  if (!found) return null;
  context.addressCounts.add(context, "redirected", found.from);
  const query = keptQuery(url.searchParams);
  return withParameters(redirectTarget(found, url.pathname), query);
}

/** The redirect of the shop that an address has, as `redirect set` and files make them; null without one. */
export async function findRedirect(
  context: Pick<ShopContext, "db" | "tenant" | "shop">,
  url: Pick<URL, "pathname" | "searchParams">,
): Promise<Redirect | null> {
  const keys = redirectKeys(url.pathname, url.searchParams);
  if (keys.length === 0) return null;
  const rows: Redirect[] = await context.db
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .where(and(ofShop(redirects, context), inArray(redirects.fromPath, keys)));
  return keys.flatMap((key) => rows.find(({ from }) => from === key) ?? [])[0] ?? null;
}

async function followFamily(context: RequestContext, url: URL): Promise<string | null> {
  const old = oldAddress(url.pathname);
  const query = keptQuery(url.searchParams);
  if (old?.kind === "all") return withParameters(`${searchPath()}?by=all`, query);
  for (const slug of old?.slugs ?? []) {
    const found = await resolveSlug(context, slug);
    if (found.kind !== "none") return withParameters(slugPath(found.slug), query);
  }
  return null;
}
