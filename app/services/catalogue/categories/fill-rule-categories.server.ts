// @public

import { sql } from "drizzle-orm";
import { type CategoryRule, looksAtPrices, meetsRule } from "~/models/catalogue/categories/category-rule";
import { announceChange } from "../../shops/changes/announce-change.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { productsConcerned, readRuleFacts } from "../changes/read-rule-facts.server";
import { catalogueTag } from "../index/shop-index.server";
import { productTag } from "../listing/select-cards.server";
import { categoryTag } from "./read-category.server";

/** What to look at: changed products and what consists of them, or all products for changed categories. */
export type RuleScope = { productIds: readonly number[] } | { categoryIds: readonly number[] };

type RuledCategory = { id: number; rule: CategoryRule | null };

/** Products looked at with one statement. */
const batchSize = 5000;

/**
 * Puts products into the categories whose rules they meet, takes them out of those they no longer meet, and
 * tells what shows them (rule owners-10). Categories given by hand stay. Call it in the transaction that
 * changed the products, their prices or the categories.
 */
export async function fillRuleCategories(ctx: ShopContext, scope: RuleScope): Promise<void> {
  if ("productIds" in scope && scope.productIds.length === 0) return;
  const categories = await holdRules(ctx, "categoryIds" in scope ? scope.categoryIds : null);
  if (categories.length === 0) return;
  const moved: Moved[] = [];
  if ("productIds" in scope) {
    const ids = await productsConcerned(ctx, scope.productIds);
    for (let from = 0; from < ids.length; from += batchSize)
      moved.push(...(await fillThese(ctx, categories, ids.slice(from, from + batchSize))));
  } else
    for (let after = 0; ; ) {
      const ids = await productsBehind(ctx, after);
      if (ids.length === 0) break;
      moved.push(...(await fillThese(ctx, categories, ids)));
      after = ids.at(-1) ?? after;
    }
  if (moved.length === 0) return;
  await announceChange(ctx, "tenant", [
    catalogueTag,
    ...new Set(
      moved.flatMap(({ categoryId, productId }) => [categoryTag(categoryId), productTag(productId)]),
    ),
  ]);
}

/**
 * Categories with rules, held so that a rule does not change before the products that were looked at are
 * there for it. Those that are asked for are held already, and may have lost theirs.
 */
async function holdRules(ctx: ShopContext, categoryIds: readonly number[] | null): Promise<RuledCategory[]> {
  const isMeant =
    categoryIds === null ? sql`rule is not null` : sql`id = any(${sql.param([...categoryIds])}::bigint[])`;
  const { rows } = await ctx.db.execute<RuledCategory>(sql`
    select id, rule from categories where tenant_id = ${ctx.tenant.id} and ${isMeant} order by id for share`);
  return rows.map(({ id, rule }) => ({ id: Number(id), rule }));
}

async function productsBehind(ctx: ShopContext, after: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id from products where tenant_id = ${ctx.tenant.id} and parent_id is null and id > ${after}
    order by id limit ${batchSize}`);
  return rows.map(({ id }) => Number(id));
}

type Moved = { categoryId: number; productId: number };

/** @returns what came and what went */
async function fillThese(
  ctx: ShopContext,
  categories: readonly RuledCategory[],
  productIds: readonly number[],
): Promise<Moved[]> {
  const withPrices = categories.some(({ rule }) => rule && looksAtPrices(rule));
  const facts = await readRuleFacts(ctx, productIds, withPrices);
  const now = ctx.now();
  const wanted = categories.flatMap(({ id, rule }) =>
    rule === null
      ? []
      : facts.flatMap((one) => (meetsRule(rule, one, now) ? [{ c: id, p: one.productId }] : [])),
  );
  const { rows } = await ctx.db.execute<Moved>(sql`
    with wanted as (select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(c bigint, p bigint)),
    gone as (delete from product_categories pc
      where pc.tenant_id = ${ctx.tenant.id} and pc.by_rule
        and pc.product_id = any(${sql.param([...productIds])}::bigint[])
        and pc.category_id = any(${sql.param(categories.map(({ id }) => id))}::bigint[])
        and not exists (select from wanted w where w.c = pc.category_id and w.p = pc.product_id)
      returning pc.category_id, pc.product_id),
    added as (insert into product_categories (tenant_id, category_id, product_id, by_rule)
      select ${ctx.tenant.id}::uuid, w.c, w.p, true from wanted w
      on conflict (tenant_id, category_id, product_id) do nothing
      returning category_id, product_id)
    select category_id as "categoryId", product_id as "productId" from gone
    union all select category_id, product_id from added`);
  return rows;
}
