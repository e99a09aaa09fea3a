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
-- Everything that can be bought of each seller, with what a variation inherits from its product (rule selling-1)
-- and from the same seller's offer of that product. It decides
-- nothing: status, limit and price follow from these columns in app/models/catalogue/sellable.ts.
CREATE VIEW sellables AS
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
  coalesce(s.backorder_message, '') AS backorder_message, s.backorder_ships_on
FROM products p
JOIN offers o ON o.tenant_id = p.tenant_id AND o.product_id = p.id
LEFT JOIN products up ON up.tenant_id = p.tenant_id AND up.id = p.parent_id
LEFT JOIN offers uo ON uo.tenant_id = p.tenant_id AND uo.product_id = p.parent_id AND uo.seller_id = o.seller_id
LEFT JOIN stock_items s ON s.tenant_id = o.tenant_id AND s.id = o.stock_item_id;--> statement-breakpoint
-- The balance of a customer's credit follows its entries (rule store-credit-1): each is added once, and none may change.
CREATE FUNCTION "move_store_credit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE store_credits SET balance_minor = balance_minor + NEW.amount_minor, updated_at = NEW.created_at
  WHERE tenant_id = NEW.tenant_id AND customer_id = NEW.customer_id;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE FUNCTION "keep_store_credit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An entry of store credit cannot be changed or removed';
END
$$;--> statement-breakpoint
CREATE TRIGGER store_credit_moved AFTER INSERT ON store_credit_entries
  FOR EACH ROW EXECUTE FUNCTION move_store_credit();--> statement-breakpoint
CREATE TRIGGER store_credit_entry_kept BEFORE UPDATE OR DELETE ON store_credit_entries
  FOR EACH ROW EXECUTE FUNCTION keep_store_credit_entry();--> statement-breakpoint
-- The ledger (rule ledger-2): the entries of a movement add up to zero when its transaction ends, and nothing changes.
CREATE FUNCTION "check_ledger_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total numeric;
BEGIN
  SELECT sum(amount_minor) INTO total FROM ledger_entries
  WHERE tenant_id = NEW.tenant_id AND movement_id = NEW.movement_id;
  IF total <> 0 THEN
    RAISE EXCEPTION 'The entries of ledger movement % add up to %, not to 0', NEW.movement_id, total;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "keep_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What is in the ledger cannot be changed or removed';
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_movement_checked AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_movement();--> statement-breakpoint
CREATE TRIGGER ledger_movement_kept BEFORE UPDATE OR DELETE ON ledger_movements
  FOR EACH ROW EXECUTE FUNCTION keep_ledger();--> statement-breakpoint
CREATE TRIGGER ledger_entry_kept BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION keep_ledger();--> statement-breakpoint
-- A tenant that lives in another database, or moves there, is written there alone (decision 0036). Triggers that call this
-- are made for the tenant's rows while it moves. Whoever writes holds the lock, shared, until the transaction ends; the move
-- takes it alone, so that nothing is under way when it changes the home, and who waited for it finds the row changed.
CREATE FUNCTION "refuse_elsewhere"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'A tenant that moves is written by read committed transactions alone';
  END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('move ' || TG_ARGV[0], 0));
  IF EXISTS (SELECT FROM public.tenant_homes WHERE tenant_id = TG_ARGV[0]::uuid AND NOT is_here) THEN
    RAISE EXCEPTION 'Tenant % lives in another database', TG_ARGV[0] USING ERRCODE = 'AW001';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END
$$;--> statement-breakpoint
-- Logical replication finds the rows of a tenant by their whole content where no key begins with the tenant.
ALTER TABLE "shop_domains" REPLICA IDENTITY FULL;--> statement-breakpoint
ALTER TABLE "slugs" REPLICA IDENTITY FULL;--> statement-breakpoint
ALTER TABLE "staff_roles" REPLICA IDENTITY FULL;
