// @public

import { and, asc, eq, getTableColumns, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { productTextColumns } from "~/models/catalogue/product/product-texts";
import { AppError } from "~/models/platform/error/app-error";
import type { Actor } from "~/models/shops/actors/actor";
import { can } from "~/models/shops/actors/can";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { products } from "~/tables/catalogue/catalogue";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What products are looked for by; what is absent does not matter. */
export type ProductSearch = {
  /** Beginnings of words of name, brand, type, attributes or SKU. */
  text?: string | null | undefined;
  /** Of the product, or of one of its variations. */
  sku?: string | null | undefined;
  /** A language in which one of its texts is missing (rule texts-10). */
  lacks?: string | null | undefined;
  statuses?: readonly (typeof products.$inferSelect)["status"][] | null | undefined;
  categoryId?: number | null | undefined;
  sellerId?: string | null | undefined;
};

/** A product or variation as it is stored. */
export type OwnedProductRow = Omit<typeof products.$inferSelect, "search">;

/**
 * The products of the business that match, without variations, in the order of their ids, by one statement
 * (rule owner-api-11). An actor of one seller gets those the seller offers.
 * @throws AppError `forbidden`
 */
export async function listOwnedProducts(
  ctx: ShopContext,
  { text, sku, lacks, statuses, categoryId, sellerId }: ProductSearch,
  { after, limit }: { after: number | null; limit: number },
): Promise<OwnedProductRow[]> {
  const found = matching(ctx, await ctx.actor(), { text, sku, lacks, statuses, categoryId, sellerId });
  return ctx.db
    .select(rowColumns)
    .from(products)
    .where(and(found, after === null ? undefined : gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit);
}

/**
 * How many products of the business match, without variations, counted up to a bound.
 * @throws AppError `forbidden`
 */
export async function countOwnedProducts(
  ctx: ShopContext,
  search: ProductSearch,
  atMost: number,
): Promise<number> {
  const found = ctx.db
    .select({ one: sql`1` })
    .from(products)
    .where(matching(ctx, await ctx.actor(), search))
    .limit(atMost)
    .as("found");
  const [row] = await ctx.db.select({ count: sql<number>`count(*)::int` }).from(found);
  return row?.count ?? 0;
}

/** Where products that follow one another end, and how many rows they have with their variations. */
export type ProductBlock = { lastId: number; rows: number };

/**
 * The products of {@link listOwnedProducts} in blocks, so that any of them can be read on its own: by one
 * statement, which reads no more than ids. Archived variations are no rows.
 * @throws AppError `forbidden`
 */
export async function outlineOwnedProducts(
  ctx: ShopContext,
  search: ProductSearch,
  { after, blockLength, atMost }: { after: number | null; blockLength: number; atMost: number },
): Promise<ProductBlock[]> {
  const found = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(matching(ctx, await ctx.actor(), search), after === null ? undefined : gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(atMost);
  const { rows } = await ctx.db.execute<{ lastId: string; rows: number }>(sql`
    with found as (${found}),
    sized as (
      select f.id, (row_number() over (order by f.id) - 1) / ${blockLength}::int as block,
        1 + (select count(*) from products v where v.tenant_id = ${ctx.tenant.id} and v.parent_id = f.id
          and v.archived_from is null) as rows
      from found f)
    select max(id) as "lastId", sum(rows)::int as rows from sized group by block order by block`);
  return rows.map(({ lastId, rows: count }) => ({ lastId: Number(lastId), rows: count }));
}

/** The condition of the products that an actor may see and that match. @throws AppError `forbidden` */
function matching(
  ctx: ShopContext,
  actor: Actor,
  { text, sku, lacks, statuses, categoryId, sellerId }: ProductSearch,
): SQL | undefined {
  requireCatalogue(actor, ctx);
  const { tenantId, id } = products;
  const wantedSeller = sellerOfActor(actor) ?? sellerId ?? null;
  return and(
    eq(tenantId, ctx.tenant.id),
    isNull(products.parentId),
    text
      ? sql`${products.search} @@ (select to_tsquery('english', string_agg(quote_literal(word) || ':*', ' & '))
          from regexp_split_to_table(search_text(${text}), '\\s+') as word where word <> '')`
      : undefined,
    sku
      ? sql`${id} = (select coalesce(s.parent_id, s.id) from products s where s.tenant_id = ${ctx.tenant.id}
          and s.sku = ${sku.trim()})`
      : undefined,
    lacks ? lacksWords(lacks.trim()) : undefined,
    statuses && statuses.length > 0 ? inArray(products.status, [...statuses]) : undefined,
    categoryId == null
      ? undefined
      : sql`exists (select from product_categories c where c.tenant_id = ${tenantId}
          and c.category_id = ${categoryId} and c.product_id = ${id})`,
    wantedSeller === null
      ? undefined
      : sql`exists (select from offers o where o.tenant_id = ${tenantId} and o.product_id = ${id}
          and o.seller_id = ${wantedSeller}::uuid)`,
  );
}

/** Whether a product has a text that it does not have in a language. */
const lacksWords = (language: string): SQL =>
  sql`(${sql.join(
    [
      "name",
      "description",
      ...productTextColumns.flatMap((one) => (one.isTranslated ? [one.column] : [])),
    ].map(
      (column) => sql`(${sql.identifier("products")}.${sql.identifier(column)} <> ''
        and coalesce(${products.translations} -> ${language}::text ->> ${column}::text, '') = '')`,
    ),
    sql` or `,
  )})`;

/**
 * A product with its variations, the product first, by its id or by the SKU of any of them; empty where there
 * is none, or none that the actor's seller offers.
 * @throws AppError `forbidden`
 */
export async function findOwnedProduct(
  ctx: ShopContext,
  by: { id: number } | { sku: string },
): Promise<OwnedProductRow[]> {
  const actor = await ctx.actor();
  requireCatalogue(actor, ctx);
  const ownSeller = sellerOfActor(actor);
  const found = "id" in by ? sql`s.id = ${by.id}` : sql`s.sku = ${by.sku.trim()}`;
  const root = sql`(select coalesce(s.parent_id, s.id) from products s where s.tenant_id = ${ctx.tenant.id} and ${found})`;
  return ctx.db
    .select(rowColumns)
    .from(products)
    .where(
      and(
        eq(products.tenantId, ctx.tenant.id),
        sql`(${products.id} = ${root} or ${products.parentId} = ${root})`,
        ownSeller === null
          ? undefined
          : sql`exists (select from offers o where o.tenant_id = ${products.tenantId} and o.product_id = ${products.id}
              and o.seller_id = ${ownSeller}::uuid)`,
      ),
    )
    .orderBy(sql`${products.parentId} nulls first`, asc(products.position), asc(products.id));
}

const { search: _search, ...rowColumns } = getTableColumns(products);

/** All shops share the catalogue; a seller's staff and key have what the seller offers. */
function requireCatalogue(actor: Actor, { tenant }: ShopContext): void {
  const sellerId = sellerOfActor(actor);
  const subject =
    sellerId === null
      ? catalogueSubject(tenant.id)
      : ({ kind: "price", tenantId: tenant.id, sellerId } as const);
  if (actor.kind === "shopper" || !can(actor, "view", subject))
    throw new AppError("forbidden", "You may not view the catalogue as its owner does.");
}
