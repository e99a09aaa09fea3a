import { sql } from "drizzle-orm";
import type { OfferField, OfferFieldKey } from "~/models/catalogue/offer/offer-fields";
import { fieldsOf } from "~/models/catalogue/offer/offer-values";

/** What an archived offer was before, until its files name it again (rule shop-folders-2). */
const setAside: ReadonlySet<OfferFieldKey> = new Set(["isVisible", "availableForSale"]);

const pairsOf = (of: OfferField["of"], alias: "o" | "s") =>
  sql.raw(
    fieldsOf(of)
      .map(({ key, column }) => {
        const now = `${alias}.${column}`;
        return `'${key}', ${setAside.has(key) ? `coalesce((o.archived_from ->> '${key}')::boolean, ${now})` : now}`;
      })
      .join(", "),
  );

/** An offer `o` as an OfferRecord in JSON, null without one. Needs {@link joinOfferParts}. */
export const offerJson = sql`case when o.product_id is not null then jsonb_build_object(
  ${pairsOf("offer", "o")}, 'priceLevels', coalesce(levels.found, '[]'), 'stock', case when s.id is not null then
    jsonb_build_object('sku', s.sku, 'counting', 'kept', ${pairsOf("stock", "s")}) end) end`;

/**
 * Joins the stock item `s` and the price levels of offers `o`.
 * @param ids products whose price levels are wanted; all without
 */
export const joinOfferParts = (tenantId: string, ids?: readonly number[]) => sql`
  left join stock_items s on s.tenant_id = o.tenant_id and s.id = o.stock_item_id
  left join (select product_id, seller_id, jsonb_agg(jsonb_build_object('customerGroups', customer_groups,
      'minQty', min_qty, 'priceMinor', price_minor) order by id) as found
    from price_levels where tenant_id = ${tenantId}
      ${ids ? sql`and product_id = any(${sql.param(ids)}::bigint[])` : sql``} group by product_id, seller_id) levels
    on levels.product_id = o.product_id and levels.seller_id = o.seller_id`;
