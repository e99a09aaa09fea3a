import { sql } from "drizzle-orm";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { joinOffer, sellerOf } from "../../listing/listed-product.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import { sortedName } from "./sorted-name.server";

type NameNeighbours = { id: number; beforeId: number | null; afterId: number | null };

/**
 * Assigns changed products their alphabetical position between their current neighbours.
 * @returns false if two neighbours have no gap left and the index must be rebuilt
 */
export async function placeNames(
  ctx: Pick<ShopContext, "db" | "shop">,
  index: CatalogueIndex,
  ids: readonly number[],
): Promise<boolean> {
  const { rows } = await ctx.db.execute<NameNeighbours>(selectNeighbours(ctx.shop, index, ids));
  const gaps = new Map<string, NameNeighbours[]>();
  for (const row of rows) {
    const gap = `${row.beforeId},${row.afterId}`;
    gaps.set(gap, [...(gaps.get(gap) ?? []), row]);
  }
  return [...gaps.values()].every((together) => keyInGap(index, together));
}

/** Products between the same neighbours, by name. */
function keyInGap(index: CatalogueIndex, together: readonly NameNeighbours[]): boolean {
  const { nameKeys } = index.products;
  const keyOf = (id: number | null | undefined, none: number) => {
    const rowId = id === null || id === undefined ? undefined : index.rowIdOf(id);
    return rowId === undefined ? none : nameKeys.get(rowId);
  };
  const first = together[0];
  const before = keyOf(first?.beforeId, 0);
  const after = keyOf(first?.afterId, Math.min(0xffffffff, before + 2 * index.nameStep));
  const keys = together.map(({ id }) => keyOf(id, 0));
  const isInOrder = [...keys, after].every((key, at) => key > (keys[at - 1] ?? before));
  if (isInOrder) return true;
  const step = Math.floor((after - before) / (together.length + 1));
  if (step < 1) return false;
  for (const [at, { id }] of together.entries()) {
    const rowId = index.rowIdOf(id);
    if (rowId !== undefined) nameKeys.set(rowId, before + (at + 1) * step);
  }
  return true;
}

/** The alphabetical neighbours of listed products, other than these products. */
function selectNeighbours(shop: ShopContext["shop"], index: CatalogueIndex, ids: readonly number[]) {
  const [name, other] = [sortedName(shop, index, "p"), sortedName(shop, index, "q")];
  const own = sql`${sql.param(ids)}::bigint[]`;
  const neighbour = (isBefore: boolean) => sql`
    select q.id from products q ${joinOffer(sellerOf(shop), "q", "qo")}
    where q.tenant_id = p.tenant_id and q.parent_id is null and q.status <> 'archived' and qo.is_visible
      and q.slug is not null and q.id <> all(${own})
      and (${other}, q.id) ${sql.raw(isBefore ? "<" : ">")} (${name}, p.id)
    order by ${other} ${sql.raw(isBefore ? "desc" : "asc")}, q.id ${sql.raw(isBefore ? "desc" : "asc")}
    limit 1`;
  return sql`
    select p.id, (${neighbour(true)}) as "beforeId", (${neighbour(false)}) as "afterId" from products p
    where p.tenant_id = ${shop.tenant.id} and p.id = any(${own}) and p.parent_id is null and p.slug is not null
    order by ${name}, p.id`;
}
