import { sql } from "drizzle-orm";

/** An offer `o` as an OfferRecord in JSON, null without one. Needs {@link joinOfferParts}. */
export const offerJson = sql`case when o.product_id is not null then jsonb_build_object(
  'priceMinor', o.price_minor, 'finalPriceMinor', o.final_price_minor, 'msrpMinor', o.msrp_minor,
  'hidePrice', o.hide_price, 'priceLevels', coalesce(levels.found, '[]'), 'stock', case when s.id is not null then
    jsonb_build_object('sku', s.sku, 'onHand', s.on_hand, 'counting', 'kept', 'manageStock', s.manage_stock,
      'allowBackorders', s.allow_backorders, 'backorderMessage', s.backorder_message,
      'backorderShipsOn', s.backorder_ships_on,
      'lowStockThreshold', s.low_stock_threshold) end,
  'lowStockAlertMessage', o.low_stock_alert_message, 'maxCartQty', o.max_cart_qty,
  'isVisible', coalesce((o.archived_from ->> 'isVisible')::boolean, o.is_visible),
  'availableForSale', coalesce((o.archived_from ->> 'availableForSale')::boolean, o.available_for_sale), 'shippingFeeMinor', o.shipping_fee_minor,
  'itemDeliveryInfo', o.item_delivery_info, 'deliveryEstimateId', o.delivery_estimate_id,
  'condition', o.condition, 'sellerSlug', o.seller_slug) end`;

/** Joins the stock item `s` and the price levels of offers `o`. */
export const joinOfferParts = (tenantId: string) => sql`
  left join stock_items s on s.tenant_id = o.tenant_id and s.id = o.stock_item_id
  left join (select product_id, seller_id, jsonb_agg(jsonb_build_object('customerGroups', customer_groups,
      'minQty', min_qty, 'priceMinor', price_minor) order by id) as found
    from price_levels where tenant_id = ${tenantId} group by product_id, seller_id) levels
    on levels.product_id = o.product_id and levels.seller_id = o.seller_id`;
