import { and, eq, inArray } from "drizzle-orm";
import { isReservedSlug } from "~/models/platform/slug/is-reserved-slug";
import { redirects, slugs } from "~/tables/content/content";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findUsedAddresses } from "../redirects/find-used-addresses.server";

/** Which of the shop's own paths lead to nothing: no page, category or product, and no old address. */
export async function findMissingPaths(
  ctx: ShopContext,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = paths.filter((path) => !isReservedSlug(path.split("/")[1] ?? ""));
  if (asked.length === 0) return new Set();
  const { tenant, shop, db } = ctx;
  const [used, old, led] = await Promise.all([
    findUsedAddresses(ctx, asked),
    db
      .select({ slug: slugs.slug })
      .from(slugs)
      .where(
        and(
          eq(slugs.tenantId, tenant.id),
          eq(slugs.kind, "redirect"),
          inArray(
            slugs.slug,
            asked.map((path) => path.slice(1)),
          ),
        ),
      ),
    db
      .select({ path: redirects.fromPath })
      .from(redirects)
      .where(
        and(
          eq(redirects.tenantId, tenant.id),
          eq(redirects.shopId, shop.id),
          inArray(redirects.fromPath, asked),
        ),
      ),
  ]);
  const known = new Set([
    ...used.keys(),
    ...old.map(({ slug }) => `/${slug}`),
    ...led.map(({ path }) => path),
  ]);
  return new Set(asked.filter((path) => !known.has(path)));
}
