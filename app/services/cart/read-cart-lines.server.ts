import { sql } from "drizzle-orm";
import type { CartLineRecord } from "~/models/cart-summary/cart-line-record";
import type { ProductOptionAxis } from "~/models/catalogue/product-record";
import { variationText } from "~/models/variation/variation-text";
import { shippingFeeSql } from "../catalogue/sellable-row.server";
import type { ShopContext } from "../shop-context.server";

type Row = Omit<CartLineRecord, "variationText"> & {
  optionValues: Record<string, string>;
  optionAxes: ProductOptionAxis[];
};

const feeSql = shippingFeeSql({ product: "p", parent: "parent" });

/**
 * The lines of a cart, oldest first, with the product, price tiers and stock of this moment, in one query. A line whose
 * product left the shop is not among them.
 */
export async function readCartLines(ctx: ShopContext, cartId: string): Promise<CartLineRecord[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select i.id as "itemId", i.product_id as "productId", i.line_key as "lineKey", i.line_data as "lineData", i.qty,
      i.seen_price_minor as "seenPriceMinor", p.sku, coalesce(nullif(p.name, ''), parent.name, '') as name,
      coalesce(nullif(p.sub_title, ''), parent.sub_title, '') as "subTitle",
      coalesce(parent.slug, p.slug, '') as slug, parent.id is not null as "isVariation",
      p.class_code as "classCode", coalesce(p.images -> 0, parent.images -> 0) as image,
      p.price_minor as "priceMinor", p.final_price_minor as "finalPriceMinor",
      p.hide_price or coalesce(parent.hide_price, false) as "hidePrice",
      coalesce(parent.is_visible and parent.status <> 'archived', p.is_visible) as "isListed", p.status,
      p.available_for_sale and coalesce(parent.available_for_sale, true) as "availableForSale",
      p.max_cart_qty as "maxCartQty", p.tax_class as "taxClass", p.weight_g as "weightG",
      p.non_shippable as "nonShippable", ${feeSql} as "shippingFeeMinor", p.option_values as "optionValues",
      coalesce(parent.option_axes, '[]'::jsonb) as "optionAxes", p.stock_item_id as "stockItemId",
      case when s.id is null then null else jsonb_build_object('onHand', s.on_hand, 'reserved', s.reserved,
        'manageStock', s.manage_stock, 'allowBackorders', s.allow_backorders,
        'lowStockThreshold', s.low_stock_threshold) end as stock,
      coalesce(s.backorder_message, '') as "backorderMessage",
      coalesce(nullif(p.low_stock_alert_message, ''), parent.low_stock_alert_message, '') as "lowStockAlertMessage",
      coalesce(tiers.levels, '[]'::jsonb) as levels
    from cart_items i
    join products p on p.shop_id = i.shop_id and p.id = i.product_id
    left join products parent on parent.shop_id = p.shop_id and parent.id = p.parent_id
    left join stock_items s on s.shop_id = p.shop_id and s.id = p.stock_item_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', l.id::text, 'customerGroups', l.customer_groups,
        'minQty', l.min_qty, 'priceMinor', l.price_minor)) as levels
      from price_levels l where l.shop_id = i.shop_id and l.product_id = p.id
    ) tiers on true
    where i.shop_id = ${ctx.shop.id} and i.cart_id = ${cartId}
    order by i.id`);
  return rows.map(({ optionValues, optionAxes, ...line }) => ({
    ...line,
    variationText: variationText(optionValues, labelsOf(optionAxes, optionValues)),
  }));
}

/** A variation whose product lost its option list still shows its values. */
function labelsOf(axes: ProductOptionAxis[], values: Record<string, string>): string[] {
  return axes.length > 0 ? axes.map((axis) => axis.label) : Object.keys(values);
}
