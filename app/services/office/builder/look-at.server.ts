import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { type AroundKind, isAroundKind, sellersPart } from "~/models/content/templates/around";
import type { LookedAt } from "~/models/office/builder/builder-view";
import { productPath, slugPath } from "~/paths";
import { sellerPath } from "~/paths/places";
import { categories, products } from "~/tables/catalogue/catalogue";
import { sellers } from "~/tables/shops/tenants";
import { listOwnedProducts } from "../../catalogue/product/list-owned-products.server";
import type { BuiltPage } from "../../content/builder/read-built-page.server";
import { findSeller } from "../../marketplace/find-seller.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What a template is looked at with, and the path of that page; null where the shop has none yet. */
type Look = LookedAt & { path: string | null };

/**
 * The category, product or seller with which a template around them is looked at (rule builder-20): the one
 * that was asked for, or the first one of those it is for; of what a seller built, that one. Null for any
 * other template.
 * @param asked the address of a category, the SKU of a product, or the code of a seller
 */
export async function lookAt(
  ctx: ShopContext,
  { record }: { record: Pick<BuiltPage["record"], "entity_type" | "slug" | "name"> },
  asked: string,
): Promise<Look | null> {
  const { entity_type: kind, slug } = record;
  if (kind === sellersPart) {
    const own = await find.seller(ctx, record.name, null);
    return { kind: "seller", value: "", isMissing: false, name: own?.name ?? "", path: own?.path ?? null };
  }
  if (!isAroundKind(kind)) return null;
  const found = asked === "" ? null : await find[kind](ctx, asked, null);
  const shown = found ?? (await find[kind](ctx, "", slug)) ?? (await find[kind](ctx, "", null));
  return {
    kind,
    value: found ? asked : "",
    isMissing: asked !== "" && !found,
    name: shown?.name ?? "",
    path: shown?.path ?? null,
  };
}

type Found = { name: string; path: string } | null;

/** By what was asked for, or else the first one within a category, or the seller it is for. */
const find: Record<AroundKind, (ctx: ShopContext, asked: string, within: string | null) => Promise<Found>> = {
  async category(ctx, asked, within) {
    const row = await firstCategory(ctx, asked.replace(/^\//, "") || within || null);
    return row && { name: row.name, path: slugPath(row.slug) };
  },
  async product(ctx, asked, within) {
    const [row] =
      asked === ""
        ? await firstProduct(ctx, within || null)
        : await listOwnedProducts(ctx, { sku: asked, statuses: ["active"] }, { after: null, limit: 1 });
    return row?.slug ? { name: row.name, path: productPath(row.slug) } : null;
  },
  async seller(ctx, asked, within) {
    const code = asked || within;
    const row = code ? await findSeller(ctx, { code }) : await firstSeller(ctx);
    return row && { name: row.name, path: sellerPath(row.code) };
  },
};

/** The seller that sells and was added first; none in a shop that is no marketplace. */
async function firstSeller({ db, tenant, shop }: ShopContext) {
  if (shop.type !== "marketplace") return null;
  const [row] = await db
    .select({ name: sellers.name, code: sellers.code })
    .from(sellers)
    .where(and(eq(sellers.tenantId, tenant.id), eq(sellers.state, "active")))
    .orderBy(asc(sellers.id))
    .limit(1);
  return row ?? null;
}

/** The first product that is for sale, of all or of those in a category and beneath it. */
async function firstProduct({ db, tenant }: ShopContext, within: string | null) {
  const isWithin = sql`exists (
    select from product_categories pc
      join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
      join categories above on above.tenant_id = pc.tenant_id and above.slug = ${within}
    where pc.tenant_id = ${tenant.id} and pc.product_id = ${products.id} and pc.is_primary
      and (c.id = above.id or starts_with(c.path, above.path || '/')))`;
  return db
    .select({ name: products.name, slug: products.slug })
    .from(products)
    .where(
      and(
        eq(products.tenantId, tenant.id),
        isNull(products.parentId),
        isNotNull(products.slug),
        eq(products.status, "active"),
        within === null ? undefined : isWithin,
      ),
    )
    .orderBy(asc(products.id))
    .limit(1);
}

async function firstCategory({ db, tenant }: ShopContext, slug: string | null) {
  const { tenantId, isActive, path } = categories;
  const isIt = slug === null ? undefined : eq(categories.slug, slug);
  const [row] = await db
    .select({ name: categories.name, slug: categories.slug })
    .from(categories)
    .where(and(eq(tenantId, tenant.id), eq(isActive, true), isIt))
    .orderBy(asc(path))
    .limit(1);
  return row ?? null;
}
