ALTER TABLE "offers" ADD COLUMN "market_prices" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE OR REPLACE VIEW sellables AS
SELECT p.tenant_id, p.id, p.parent_id, p.sku, coalesce(p.jpin, p.id::text) AS jpin, p.class_code, p.position, p.images, p.attributes, p.option_values,
  coalesce(nullif(p.name, ''), up.name, '') AS name,
  coalesce(nullif(p.sub_title, ''), up.sub_title, '') AS sub_title,
  coalesce(up.slug, p.slug, '') AS slug,
  coalesce(p.images -> 0, up.images -> 0) AS image,
  coalesce(up.option_axes, '[]'::jsonb) AS option_axes,
  o.seller_id, o.price_minor, least(o.final_price_minor, o.sale_minor) AS final_price_minor, o.msrp_minor,
  o.hide_price OR coalesce(uo.hide_price, false) AS hide_price,
  CASE WHEN 'archived' IN (p.status, up.status) THEN 'archived'
    WHEN 'discontinued' IN (p.status, up.status) THEN 'discontinued' ELSE 'active' END AS status,
  o.is_visible AND coalesce(uo.is_visible, true) AS is_listed,
  o.available_for_sale AND coalesce(uo.available_for_sale, true) AS available_for_sale,
  coalesce(nullif(p.unit_price_measure, ''), up.unit_price_measure, '') AS unit_price_measure,
  coalesce(up.option_set, p.option_set) AS option_set,
  coalesce(up.subscription_plans, p.subscription_plans) AS subscription_plans,
  o.max_cart_qty, p.tax_class, p.weight_g, p.non_shippable, coalesce(p.shipping_terms, up.shipping_terms) AS shipping_terms,
  coalesce(nullif(o.item_delivery_info, ''), uo.item_delivery_info, '') AS item_delivery_info,
  coalesce(nullif(o.delivery_estimate_id, ''), uo.delivery_estimate_id, '') AS delivery_estimate_id,
  CASE WHEN p.non_shippable THEN 0 ELSE coalesce(o.shipping_fee_minor, uo.shipping_fee_minor, 0) END AS shipping_fee_minor,
  coalesce(nullif(o.low_stock_alert_message, ''), uo.low_stock_alert_message, '') AS low_stock_alert_message,
  coalesce(nullif(o.condition, ''), nullif(uo.condition, ''), 'new') AS condition,
  o.stock_item_id, s.on_hand, s.reserved, s.manage_stock, s.allow_backorders, s.low_stock_threshold,
  coalesce(s.backorder_message, '') AS backorder_message, s.backorder_ships_on, o.prior_minor,
  CASE WHEN o.condition = '' AND o.condition_note = '' THEN coalesce(uo.condition_note, '') ELSE o.condition_note END AS condition_note,
  p.translations, up.translations AS parent_translations, p.name = '' AS has_parent_name, o.market_prices
FROM products p
JOIN offers o ON o.tenant_id = p.tenant_id AND o.product_id = p.id
LEFT JOIN products up ON up.tenant_id = p.tenant_id AND up.id = p.parent_id
LEFT JOIN offers uo ON uo.tenant_id = p.tenant_id AND uo.product_id = p.parent_id AND uo.seller_id = o.seller_id
LEFT JOIN stock_items s ON s.tenant_id = o.tenant_id AND s.id = o.stock_item_id;--> statement-breakpoint
SELECT audit_table('offers', '{}');
