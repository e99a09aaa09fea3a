import { sql } from "drizzle-orm";
import type { CatalogueEntry, StoredEntry } from "~/models/shop-folder/catalogue-entry";
import type { StockRecord } from "~/models/shop-folder/product-record";
import type { ShopFilesContext } from "./files-context.server";

/** A product as it is stored, with its id. */
export type StoredProduct = StoredEntry & { id: number };

type CatalogueRow = Omit<CatalogueEntry, "createdAt" | "stock"> & {
  id: number;
  createdAt: Date;
  stock: (StockRecord & { sourceQty: number }) | null;
};

/** Reads every product and variation of the shop: products in the order they were made, each before its variations. */
export async function readCatalogue(ctx: ShopFilesContext): Promise<StoredProduct[]> {
  const { rows } = await ctx.db.execute<CatalogueRow>(sql`
    select p.id, p.sku, parent.sku as "parentSku", p.class_code as "classCode", p.name, p.sub_title as "subTitle",
      p.short_description as "shortDescription", p.description, p.slug, p.price_minor as "priceMinor",
      p.final_price_minor as "finalPriceMinor", p.msrp_minor as "msrpMinor", p.hide_price as "hidePrice", p.brand,
      p.product_type as "productType", p.images, p.option_axes as "optionAxes", p.option_values as "optionValues",
      p.attributes, p.low_stock_alert_message as "lowStockAlertMessage",
      p.max_cart_qty as "maxCartQty", p.status, p.is_visible as "isVisible",
      p.available_for_sale as "availableForSale", p.featured, p.sales_rank as "salesRank", p.tax_class as "taxClass",
      p.weight_g as "weightG", p.non_shippable as "nonShippable",
      p.shipping_fee_minor as "shippingFeeMinor", p.videos,
      p.item_delivery_info as "itemDeliveryInfo", p.delivery_estimate_id as "deliveryEstimateId",
      p.default_variation_sku as "defaultVariationSku", p.meta_title as "metaTitle",
      p.meta_description as "metaDescription", p.position, p.created_at as "createdAt",
      coalesce(levels.found, '[]') as "priceLevels", coalesce(listed.found, '[]') as "categorySlugs",
      coalesce(children.found, '[]') as "childSkus",
      case when s.id is not null then jsonb_build_object('sku', s.sku, 'onHand', s.on_hand, 'manageStock',
        s.manage_stock, 'allowBackorders', s.allow_backorders, 'backorderMessage', s.backorder_message,
        'lowStockThreshold', s.low_stock_threshold, 'sourceQty', s.source_qty) end as stock
    from products p
    left join products parent on parent.tenant_id = p.tenant_id and parent.id = p.parent_id
    left join stock_items s on s.tenant_id = p.tenant_id and s.id = p.stock_item_id
    left join (select product_id, jsonb_agg(jsonb_build_object('customerGroups', customer_groups, 'minQty', min_qty,
        'priceMinor', price_minor) order by id) as found
      from price_levels where tenant_id = ${ctx.tenant.id} group by product_id) levels on levels.product_id = p.id
    left join (select pc.product_id, jsonb_agg(c.slug order by pc.is_primary desc, c.slug) as found
      from product_categories pc join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
      where pc.tenant_id = ${ctx.tenant.id} group by pc.product_id) listed on listed.product_id = p.id
    left join (select pc.parent_id, jsonb_agg(child.sku order by pc.position) as found
      from product_children pc join products child on child.tenant_id = pc.tenant_id and child.id = pc.child_id
      where pc.tenant_id = ${ctx.tenant.id} group by pc.parent_id) children on children.parent_id = p.id
    where p.tenant_id = ${ctx.tenant.id}
    order by coalesce(p.parent_id, p.id), p.parent_id nulls first, p.position, p.id`);
  return rows.map(({ id, createdAt, stock, ...row }) => {
    const { sourceQty = 0, ...counted } = stock ?? {};
    const isCounted = stock !== null;
    return {
      id,
      sourceQty,
      entry: {
        ...row,
        createdAt: new Date(createdAt).toISOString(),
        stock: isCounted ? (counted as StockRecord) : null,
      },
    };
  });
}
