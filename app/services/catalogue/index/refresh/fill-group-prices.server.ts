import { type SQL, sql } from "drizzle-orm";
import { readSnapshot } from "../../../platform/db/read-db.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import type { CatalogueIndex } from "../catalogue-index.server";
import { readFamilies, readProducts } from "./index-rows.server";
import { type IndexSource, readSource } from "./index-source.server";
import { familyRecord, putPricesOf } from "./put-rows.server";

/**
 * Reads the prices by which a customer group finds products: the general ones, and the group's own. It reads
 * in chunks, so that requests are answered meanwhile.
 */
export const fillGroupPrices = (
  { db, shop }: Pick<ShopContext, "db" | "shop">,
  index: CatalogueIndex,
  group: string,
): Promise<void> =>
  index.prices.fill(group, async (set, changed) => {
    const source = await readSource({ db, shop });
    const wanted = isPricedFor(source, group);
    const rowIdOf = (id: number) => {
      const rowId = index.rowIdOf(id);
      return rowId === undefined || changed.has(rowId) ? null : rowId;
    };
    await readSnapshot(db, async (tx) => {
      await readProducts(tx, source, sql`and p.id in (${wanted})`, (row) => {
        const rowId = rowIdOf(row.id);
        if (rowId !== null && index.variationsOf(rowId).length === 0)
          putPricesOf(set, { rowId, variationRows: [] }, row);
      });
      await readFamilies(tx, source, sql`and v.parent_id in (${wanted})`, (parentId, family) => {
        const rowId = rowIdOf(parentId);
        const variationRows = rowId === null ? [] : index.variationsOf(rowId);
        // A product whose variations have changed is read again soon.
        const isSame = family.every(({ id }, at) => index.variations.ids.get(variationRows[at] ?? -1) === id);
        if (rowId !== null && isSame && variationRows.length === family.length)
          putPricesOf(set, { rowId, variationRows }, familyRecord(family));
      });
    });
  });

/** The ids of products for which a group has its own price, on the product, a variation or a member. */
const isPricedFor = ({ tenantId, sellerId }: IndexSource, group: string): SQL => sql`
  with own as (select coalesce(p.parent_id, p.id) as id from price_levels pl
    join products p on p.tenant_id = pl.tenant_id and p.id = pl.product_id
    where pl.tenant_id = ${tenantId} and pl.seller_id = ${sellerId ?? sql`pl.seller_id`} and pl.min_qty <= 1 and pl.customer_groups ? ${group})
  select id from own union select pc.parent_id from product_children pc
  where pc.tenant_id = ${tenantId} and pc.child_id in (select id from own)`;
