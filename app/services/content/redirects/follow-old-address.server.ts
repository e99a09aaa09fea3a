// @public

import { and, inArray, sql } from "drizzle-orm";
import { parseCatalogueAddress } from "~/models/catalogue/categories/catalogue-address";
import { segmentsPath } from "~/models/catalogue/filters/filter-path";
import { splitListingPath } from "~/models/catalogue/listing/split-listing-path";
import { isProbe } from "~/models/content/redirects/is-probe";
import { isCalled, type OldPlace, oldAddress } from "~/models/content/redirects/old-address";
import {
  keptQuery,
  type Redirect,
  redirectKeys,
  redirectTarget,
  withParameters,
} from "~/models/content/redirects/redirects";
import {
  accountOrdersPath,
  accountPath,
  accountSettingsPath,
  cartPath,
  loginPath,
  productPath,
  searchPath,
  slugPath,
} from "~/paths";
import { accountAddressBookPath, registerPath, resetPasswordPath } from "~/paths/account";
import { favoritesPath } from "~/paths/lists";
import { redirects } from "~/tables/content/content";
import { findSlug, resolveSlug } from "../../catalogue/addresses/resolve-slug.server";
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
 * shop (rule addresses-7), or in the manner of another shop system (rule addresses-8). Null when nowhere, and
 * counted as missed, unless a machine looked for holes.
 */
export async function followOldAddress(context: RequestContext, url: URL): Promise<string | null> {
  const target =
    (await followCapitals(context, url)) ??
    (await followRedirect(context, url)) ??
    (await followFamily(context, url));
  if (target === null && !isProbe(url.pathname)) context.addressCounts.add(context, "missed", url.pathname);
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
  if (!old) return null;
  const query = keptQuery(url.searchParams);
  if (old.kind === "all") return withParameters(`${searchPath()}?by=all`, query);
  if (old.kind === "place") {
    const path = pathOfPlace[old.place](url.searchParams);
    if (old.place === "search") query.delete("q");
    return withParameters(path, query);
  }
  for (const slug of old.slugs) {
    const found = await resolveSlug(context, slug);
    if (found.kind !== "none") return withParameters(slugPath(found.slug), query);
  }
  const named = old.category === null ? null : await findCategoryCalled(context, old.category);
  return named && withParameters(slugPath(named), query);
}

/** Where each page of every shop is; a search keeps what was looked for. */
const pathOfPlace: Record<OldPlace, (query: URLSearchParams) => string> = {
  account: accountPath,
  addresses: () => accountAddressBookPath(),
  cart: cartPath,
  favorites: favoritesPath,
  orders: () => accountOrdersPath(),
  password: () => resetPasswordPath(),
  register: () => registerPath(),
  search: (query) => searchPath(query.get("q") ?? ""),
  settings: accountSettingsPath,
  "sign-in": () => loginPath(),
};

/** Most categories with the words of a name that are looked at. */
const mostNamed = 50;

/** The slug of the category whose name is another system's handle (rule addresses-8); null for none. */
async function findCategoryCalled(context: RequestContext, handle: string): Promise<string | null> {
  const words = handle.replaceAll("-", " ");
  const { rows } = await context.db.execute<{ id: number; name: string }>(sql`
    select id, name from categories where tenant_id = ${context.tenant.id} and is_active
      and to_tsvector('english', search_text(name)) @@ plainto_tsquery('english', search_text(${words}))
    order by id limit ${mostNamed}`);
  const found = rows.find(({ name }) => isCalled(name, handle));
  return found ? findSlug(context, { kind: "category", id: found.id }) : null;
}
