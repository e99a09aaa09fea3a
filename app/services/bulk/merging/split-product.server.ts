// @public

import { getTableColumns, sql } from "drizzle-orm";
import { partedSku, splitProblem } from "~/models/catalogue/merging/merge-problem";
import { AppError } from "~/models/platform/error/app-error";
import { slugify } from "~/models/platform/slug/slugify";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { products } from "~/tables/catalogue/catalogue";
import { claimSlugs } from "../../catalogue/addresses/claim-slugs.server";
import { fillRuleCategories } from "../../catalogue/categories/fill-rule-categories.server";
import { announceChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type FoundProduct, type FoundVariation, findMergedProducts } from "./find-merged-products.server";
import { keepMerge, type MovedPart } from "./keep-merge.server";
import { moveOffers } from "./move-offers.server";
import { countMoved, moveRows } from "./rows-of-products.server";

/** A product that is parted: the sellers whose offers become a product of their own, by their codes. */
export type WantedSplit = { sku: string; newSku: string; name: string; sellers: readonly string[] };

/** What a split would do. */
export type SplitPreview = { product: FoundProduct; leaving: FoundProduct["sellers"]; follows: string[] };

/** What a copy has its own of, or none. */
const own = new Set([
  "tenant_id",
  "id",
  "parent_id",
  "sku",
  "jpin",
  "slug",
  "name",
  "search",
  "default_variation_sku",
  "created_at",
  "updated_at",
]);
const notCopied = new Set([
  "translations",
  "imported_rating_hundredths",
  "imported_review_count",
  "rating_hundredths",
  "review_count",
]);
const copied = sql.join(
  Object.values(getTableColumns(products))
    .filter(({ name }) => !own.has(name) && !notCopied.has(name))
    .map(({ name }) => sql.identifier(name)),
  sql`, `,
);

async function findParts(ctx: ShopContext, { sku, sellers }: WantedSplit, locks = false) {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const [product] = await findMergedProducts(ctx, [{ sku, field: "sku" }], { locks });
  if (!product) throw new AppError("invalid", `There is no product '${sku}'.`, "sku");
  const leaving = product.sellers.filter(({ code }) => sellers.includes(code));
  const problem = splitProblem(
    product,
    leaving.map(({ id }) => id),
  );
  if (problem) throw new AppError("invalid", problem, "sellers");
  return { product, leaving };
}

/**
 * What would become of a product that is parted (rule sellers-22).
 * @throws AppError `forbidden`, `not_found`, `invalid` where it cannot be parted
 */
export async function previewSplit(ctx: ShopContext, wanted: WantedSplit): Promise<SplitPreview> {
  const { product, leaving } = await findParts(ctx, wanted);
  const variations = leavingVariations(product, leaving, wanted);
  await refuseTaken(ctx, [wanted.newSku, ...variations.map(({ newSku }) => newSku)]);
  const sellerIds = leaving.map(({ id }) => id);
  const moves = [product, ...variations].map(({ id }) => ({ fromId: id, toId: 0, sellerIds }));
  return { product, leaving, follows: await countMoved(ctx, moves) };
}

/** The variations that the leaving sellers offer, with the SKUs they get. */
const leavingVariations = (
  { variations, sku }: FoundProduct,
  leaving: FoundProduct["sellers"],
  { newSku }: WantedSplit,
): (FoundVariation & { newSku: string })[] =>
  variations
    .filter(({ sellers }) => sellers.some(({ id }) => leaving.some((one) => one.id === id)))
    .map((one, at) => ({ ...one, newSku: partedSku(one.sku, { sku, newSku }, at) }));

/**
 * Parts a product: what some of its sellers offer becomes a product of its own with the same texts, and their
 * orders, carts and conversations follow (rule sellers-22). Reviews and questions stay.
 * @returns the id of the split, by which it is undone
 * @throws AppError `forbidden`, `not_found`, `invalid` where it cannot be parted, `conflict` for a known SKU
 */
export const splitProduct = (base: ShopContext, wanted: WantedSplit): Promise<{ id: number }> =>
  inTransaction(base, async (ctx) => {
    const { product, leaving } = await findParts(ctx, wanted, true);
    const variations = leavingVariations(product, leaving, wanted);
    await refuseTaken(ctx, [wanted.newSku, ...variations.map(({ newSku }) => newSku)]);
    const toId = await copyProduct(ctx, product, wanted);
    const copies = [{ fromId: product.id, toId }];
    for (const one of variations)
      copies.push({ fromId: one.id, toId: await copyRow(ctx, one.id, { sku: one.newSku, parentId: toId }) });
    const sellerIds = leaving.map(({ id }) => id);
    const parts: MovedPart[] = [];
    for (const copy of copies) {
      const move = { ...copy, sellerIds };
      const offers = (await moveOffers(ctx, move)).map((id) => [id]);
      parts.push({ ...copy, moved: { ...(await moveRows(ctx, move)), offers } });
    }
    await fillRuleCategories(ctx, { productIds: [product.id, toId] });
    const id = await keepMerge(ctx, "split", parts, {});
    await announceChange(ctx, "tenant", [WHOLE_SHOP]);
    return { id };
  });

async function refuseTaken(ctx: ShopContext, skus: readonly string[]): Promise<void> {
  const { rows } = await ctx.db.execute<{ sku: string }>(sql`
    select sku from products where tenant_id = ${ctx.tenant.id} and sku = any(${sql.param([...skus])}::text[])
    order by id limit 1`);
  const [taken] = rows;
  if (taken) throw new AppError("conflict", `There is a product '${taken.sku}' already.`, "newSku");
}

/** Words in further languages, without addresses: those are the other product's (rule texts-9). */
const withoutSlugs = sql`(select jsonb_object_agg(language, texts - 'slug') from jsonb_each(translations) said (language, texts))`;

/** Writes a product or variation with the texts and pictures of another one. Answers its id. */
async function copyRow(
  ctx: ShopContext,
  fromId: number,
  { sku, parentId = null, slug = null, name = "" }: CopiedRow,
): Promise<number> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    insert into products (tenant_id, sku, slug, name, parent_id, translations, ${copied})
    select tenant_id, ${sku}::text, ${slug}::text, coalesce(nullif(${name}::text, ''), name), ${parentId}::bigint,
      ${withoutSlugs}, ${copied}
    from products where tenant_id = ${ctx.tenant.id} and id = ${fromId}
    returning id::int as id`);
  return rows[0]?.id ?? 0;
}

type CopiedRow = { sku: string; parentId?: number | null; slug?: string | null; name?: string };

/** Writes a product with the texts, pictures and categories of another one. Answers its id. */
async function copyProduct(ctx: ShopContext, product: FoundProduct, wanted: WantedSplit): Promise<number> {
  const tenantId = ctx.tenant.id;
  const slug = `${product.slug}-${slugify(wanted.newSku)}`;
  const id = await copyRow(ctx, product.id, { sku: wanted.newSku, slug, name: wanted.name });
  await ctx.db.execute(sql`
    insert into product_categories (tenant_id, category_id, product_id, is_primary, position)
    select tenant_id, category_id, ${id}, is_primary, position from product_categories
    where tenant_id = ${tenantId} and product_id = ${product.id} and not by_rule`);
  await claimSlugs(ctx, "product", new Map([[slug, id]]), new Set());
  return id;
}
