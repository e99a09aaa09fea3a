CREATE TRIGGER products_words_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed_products
  FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();--> statement-breakpoint
CREATE TRIGGER products_words_changed AFTER UPDATE ON products
  REFERENCING OLD TABLE AS former_products NEW TABLE AS changed_products
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_search_words();--> statement-breakpoint
CREATE TRIGGER categories_words_added AFTER INSERT ON categories
  REFERENCING NEW TABLE AS changed_categories
  FOR EACH STATEMENT EXECUTE FUNCTION note_category_words();--> statement-breakpoint
CREATE TRIGGER categories_words_changed AFTER UPDATE ON categories
  REFERENCING NEW TABLE AS changed_categories
  FOR EACH STATEMENT EXECUTE FUNCTION note_category_words();
--> statement-breakpoint
-- Everything that can be bought, with what a variation inherits from its product (docs/rules/selling.md, 1). It decides
-- nothing: status, limit and price follow from these columns in app/models/catalogue/sellable.ts.
CREATE VIEW sellables AS
SELECT p.tenant_id, p.id, p.parent_id, p.sku, p.class_code, p.position, p.images, p.attributes, p.option_values,
  coalesce(nullif(p.name, ''), up.name, '') AS name,
  coalesce(nullif(p.sub_title, ''), up.sub_title, '') AS sub_title,
  coalesce(up.slug, p.slug, '') AS slug,
  coalesce(p.images -> 0, up.images -> 0) AS image,
  coalesce(up.option_axes, '[]'::jsonb) AS option_axes,
  p.price_minor, p.final_price_minor, p.msrp_minor,
  p.hide_price OR coalesce(up.hide_price, false) AS hide_price,
  CASE WHEN 'archived' IN (p.status, up.status) THEN 'archived'
    WHEN 'discontinued' IN (p.status, up.status) THEN 'discontinued' ELSE 'active' END AS status,
  p.is_visible AND coalesce(up.is_visible, true) AS is_listed,
  p.available_for_sale AND coalesce(up.available_for_sale, true) AS available_for_sale,
  p.max_cart_qty, p.tax_class, p.weight_g, p.non_shippable,
  CASE WHEN p.non_shippable THEN 0 ELSE coalesce(p.shipping_fee_minor, up.shipping_fee_minor, 0) END AS shipping_fee_minor,
  coalesce(nullif(p.low_stock_alert_message, ''), up.low_stock_alert_message, '') AS low_stock_alert_message,
  p.stock_item_id, s.on_hand, s.reserved, s.manage_stock, s.allow_backorders, s.low_stock_threshold,
  coalesce(s.backorder_message, '') AS backorder_message
FROM products p
LEFT JOIN products up ON up.tenant_id = p.tenant_id AND up.id = p.parent_id
LEFT JOIN stock_items s ON s.tenant_id = p.tenant_id AND s.id = p.stock_item_id;
