-- The audit (docs/rules/actors.md): triggers write it, so that no service can forget to. They run once a statement, on
-- all of its rows, so that a large import stays fast. Nested loops are off, because a plan that was kept from a change of
-- one row would compare each row of a large one with every other.
CREATE FUNCTION "audit_actor"(subject text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  actor text := nullif(current_setting('awning.actor', true), '');
BEGIN
  IF actor IS NULL THEN
    RAISE EXCEPTION 'A change of % names no actor', subject
      USING HINT = 'Make it inside inTransaction, or call set_config(''awning.actor'', ..., true) in its transaction.';
  END IF;
  RETURN actor::jsonb;
END
$$;--> statement-breakpoint
-- What is audited. `row_id` names the row, of drafts with their kind; `kept` lists the columns, null for all; `omitted`
-- leaves out what is derived, technical or personal; `added` lists the columns of a new row where all would repeat a whole import.
DO $$
DECLARE
  watched record;
  columns text[];
  added_columns text[];
  differences text;
  personal text[];
BEGIN
  FOR watched IN
    SELECT * FROM (VALUES
      ('orders', '{id}', 'id', 'shop_id', 'seller_id', '{insert,update,delete}',
        '{increment_id,status,currency,subtotal_minor,discount_minor,shipping_minor,shipping_fee_minor,tax_minor,grand_total_minor,redeemed_minor,total_due_minor}',
        '{}', null),
      ('order_items', '{order_id,id}', 'order_id', 'null', 'null', '{update,delete}', null, '{line_data,choice_texts,commission_minor,promotion_minor}',
        null),
      ('payments', '{id}', 'id', 'null', 'null', '{insert,update,delete}', null, '{}', null),
      ('refunds', '{id}', 'id', 'null', 'null', '{insert,update,delete}', null, '{reason}', null),
      ('return_requests', '{order_id,id}', 'order_id', 'null', 'null', '{insert,update,delete}', '{status,pieces,refund_id}', '{}',
        null),
      ('payouts', '{id}', 'reference', 'null', 'seller_id', '{insert,update,delete}', null, '{account}', null),
      ('quotes', '{id}', 'number', 'shop_id', 'seller_id', '{insert,update,delete}',
        '{status,valid_until,order_id}', '{}', null),
      ('offers', '{product_id,seller_id}', 'product_id', 'null', 'seller_id', '{insert,update,delete}', null,
        '{sort_price_minor}', '{price_minor,final_price_minor,msrp_minor,stock_item_id}'),
      ('price_levels', '{id}', 'product_id', 'null', 'seller_id', '{insert,update,delete}', null, '{}', null),
      ('stock_items', '{id}', 'id', 'null', 'seller_id', '{insert,update,delete}', null, '{source_qty}',
        '{sku,on_hand}'),
      ('products', '{id}', 'id', 'null', 'null', '{insert,update,delete}', null,
        '{sales_rank,rating_hundredths,review_count}', '{sku,slug,name,status}'),
      ('categories', '{id}', 'id', 'null', 'null', '{insert,update,delete}', null, '{}', null),
      ('reviews', '{id}', 'id', 'null', 'null', '{insert,update,delete}',
        '{product_id,star,status,reason_rejected,reply}', '{}', '{product_id,star,status}'),
      ('seller_reviews', '{id}', 'id', 'null', 'seller_id', '{insert,update,delete}',
        '{seller_id,star,status,reason_rejected,reply}', '{}', '{seller_id,star,status}'),
      ('product_questions', '{id}', 'id', 'null', 'null', '{insert,update,delete}',
        '{product_id,status,reason_rejected}', '{}', '{product_id,status}'),
      ('option_sets', '{code}', 'code', 'null', 'null', '{insert,update,delete}', null, '{}', null),
      ('templates', '{shop_id,id}', 'name', 'shop_id', 'null', '{insert,update,delete}', null, '{}', null),
      ('widget_contents', '{shop_id,attribute_name}', 'attribute_name', 'shop_id', 'null', '{insert,update,delete}',
        null, '{}', null),
      ('redirects', '{shop_id,from_path}', 'from_path', 'shop_id', 'null', '{insert,update,delete}', null, '{}', null),
      ('menus', '{shop_id,id}', 'id', 'shop_id', 'null', '{insert,update,delete}', null, '{}', null),
      ('record_drafts', '{id}', 'name', 'shop_id', 'null', '{insert,update,delete}',
        '{name,made_from,at,publish_at,fault}', '{}', null),
      ('shops', '{id}', 'code', 'id', 'seller_id', '{insert,update,delete}', null, '{settings}', null),
      ('shop_domains', '{domain}', 'domain', 'shop_id', 'null', '{insert,update,delete}', null, '{}', null),
      ('shop_secrets', '{shop_id,name}', 'name', 'shop_id', 'null', '{insert,update,delete}', '{key_id,updated_at}', '{}',
        null),
      ('sellers', '{id}', 'id', 'null', 'id', '{insert,update,delete}', null, '{rating_hundredths,review_count}', null),
      ('api_keys', '{id}', 'id', 'shop_id', 'seller_id', '{insert,update,delete}', '{name,prefix,scopes,revoked_at}', '{}', '{name,prefix,scopes}'),
      ('webhooks', '{id}', 'id', 'shop_id', 'null', '{insert,delete}', '{url,types}', '{}', null),
      ('customers', '{id}', 'id', 'null', 'null', '{update,delete}', '{group_code,is_restricted,tax_exempt}', '{}', null),
      ('staff', '{id}', 'id', 'null', 'seller_id', '{insert,update,delete}', null, '{email,name,password_hash}', null),
      ('staff_roles', '{staff_id,role,shop_id}', 'staff_id', 'shop_id', 'null', '{insert,delete}', null, '{}', null),
      ('staff_factors', '{staff_id}', 'staff_id', 'null', 'null', '{insert,update,delete}',
        '{app_since,recovery_made_at,recovery_used_at}', '{}', null),
      ('staff_passkeys', '{id}', 'staff_id', 'null', 'null', '{insert,update,delete}', '{name,rp_id}', '{}', null)
    ) AS list (subject, keys, row_id, shop, seller, operations, kept, omitted, added)
  LOOP
    SELECT array_agg(column_name::text ORDER BY ordinal_position) INTO columns
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = watched.subject AND is_generated = 'NEVER'
      AND CASE WHEN watched.kept IS NULL
        THEN column_name NOT IN ('tenant_id', 'id', 'shop_id', 'seller_id', 'created_at', 'updated_at')
        ELSE column_name = ANY (watched.kept::text[]) END
      AND column_name <> ALL (watched.omitted::text[]);
    added_columns := coalesce(watched.added::text[], columns);
    SELECT string_agg(format('CASE WHEN f.%1$I IS DISTINCT FROM r.%1$I THEN jsonb_build_object(%1$L, SIDE.%1$I) ELSE ''{}'' END', name), ' || ')
      INTO differences FROM unnest(columns) AS name;
    -- Of personal columns it is kept that they changed, not what they are.
    personal := CASE watched.subject WHEN 'customers' THEN '{email,first_name,last_name,nick_name,tax_exempt_reason}' ELSE '{}' END;
    SELECT concat_ws(' || ', differences, string_agg(format('CASE WHEN f.%1$I IS DISTINCT FROM r.%1$I THEN jsonb_build_object(%1$L, null) ELSE ''{}'' END', name), ' || '))
      INTO differences FROM unnest(personal) AS name;

    EXECUTE format($function$
      CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $body$
      DECLARE
        acting jsonb := CASE WHEN TG_OP <> 'UPDATE' THEN audit_actor(%2$L) END;
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO audit_log (tenant_id, shop_id, seller_id, actor, subject, subject_id, after)
          SELECT r.tenant_id, %3$s, %4$s, acting, %2$L, (%5$s)::text, %6$s FROM changed r;
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO audit_log (tenant_id, shop_id, seller_id, actor, subject, subject_id, before)
          SELECT r.tenant_id, %3$s, %4$s, acting, %2$L, (%5$s)::text, %7$s FROM former r;
        ELSE
          INSERT INTO audit_log (tenant_id, shop_id, seller_id, actor, subject, subject_id, before, after)
          SELECT r.tenant_id, %3$s, %4$s, (SELECT audit_actor(%2$L)), %2$L, (%5$s)::text, d.before, d.after
          FROM former f JOIN changed r ON r.tenant_id = f.tenant_id AND %8$s
          CROSS JOIN LATERAL (SELECT %9$s AS before, %10$s AS after) d
          WHERE d.before <> '{}';
        END IF;
        RETURN NULL;
      END
      $body$
      $function$,
      'audit_' || watched.subject, watched.subject,
      CASE watched.shop WHEN 'null' THEN 'null' ELSE format('r.%I', watched.shop) END,
      CASE watched.seller WHEN 'null' THEN 'null' ELSE format('r.%I', watched.seller) END,
      CASE watched.subject WHEN 'record_drafts' THEN 'r.kind || '' '' || r.name' ELSE format('r.%I', watched.row_id) END,
      (SELECT format('jsonb_build_object(%s)', string_agg(format('%1$L, r.%1$I', name), ', ')) FROM unnest(added_columns) AS name),
      (SELECT format('jsonb_build_object(%s)', string_agg(format('%1$L, r.%1$I', name), ', ')) FROM unnest(columns) AS name),
      (SELECT string_agg(format('r.%1$I = f.%1$I', name), ' AND ') FROM unnest(watched.keys::text[]) AS name),
      replace(differences, 'SIDE.', 'f.'),
      replace(differences, 'SIDE.', 'r.'));

    IF 'insert' = ANY (watched.operations::text[]) THEN
      EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
        watched.subject || '_audit_added', watched.subject, 'audit_' || watched.subject);
    END IF;
    IF 'update' = ANY (watched.operations::text[]) THEN
      EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
        watched.subject || '_audit_changed', watched.subject, 'audit_' || watched.subject);
    END IF;
    IF 'delete' = ANY (watched.operations::text[]) THEN
      EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION %I()',
        watched.subject || '_audit_removed', watched.subject, 'audit_' || watched.subject);
    END IF;
  END LOOP;
END
$$;--> statement-breakpoint
-- The modules of settings; none where what is stored is no object.
CREATE FUNCTION "audited_settings"(settings jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(settings) <> 'object' THEN '{}'
    ELSE settings END
$$;--> statement-breakpoint
-- One row for each module of settings that changed, named by its key.
CREATE FUNCTION "audit_settings"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor jsonb := audit_actor('settings');
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO audit_log (tenant_id, shop_id, seller_id, actor, subject, subject_id, after)
    SELECT c.tenant_id, c.id, c.seller_id, actor, 'settings', m.key, jsonb_build_object(m.key, m.value)
    FROM changed c, jsonb_each(audited_settings(c.settings)) AS m;
  ELSE
    INSERT INTO audit_log (tenant_id, shop_id, seller_id, actor, subject, subject_id, before, after)
    SELECT c.tenant_id, c.id, c.seller_id, actor, 'settings', m.key, jsonb_build_object(m.key, was.settings -> m.key),
      jsonb_build_object(m.key, s.settings -> m.key)
    FROM former f JOIN changed c ON c.tenant_id = f.tenant_id AND c.id = f.id,
      audited_settings(f.settings) AS was(settings), audited_settings(c.settings) AS s(settings),
      jsonb_object_keys(was.settings || s.settings) AS m(key)
    WHERE was.settings -> m.key IS DISTINCT FROM s.settings -> m.key;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER shops_settings_audit_added AFTER INSERT ON shops
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION audit_settings();--> statement-breakpoint
CREATE TRIGGER shops_settings_audit_changed AFTER UPDATE ON shops
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION audit_settings();
