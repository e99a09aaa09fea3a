-- Since 0003 the audit's functions name the columns of their tables. This writes them anew when tables change (docs/recipes.md,
-- "A change of the tables"): SELECT audit_table('notes', '{"keys": "{id}", "row_id": "id"}') begins to watch a table,
-- and SELECT audit_table('products', '{}') takes in its new columns. What is given stays until it is given anew.
-- `keys` name a row with its tenant, `row_id` is what the audit calls it, `shop` and `seller` are the columns of these;
-- `kept` lists the columns, without it all; `omitted` leaves out what is derived, technical or personal; `added` lists the
-- columns of a new row where all would repeat a whole import; of `personal` columns it is kept that they changed, not
-- what they are.
CREATE FUNCTION "audit_table"(subject text, given jsonb) RETURNS void LANGUAGE plpgsql AS $make$
DECLARE
  watched jsonb := jsonb_build_object('operations', '{insert,update,delete}', 'omitted', '{}')
    || coalesce(obj_description(to_regproc('public.audit_' || subject), 'pg_proc')::jsonb, '{}') || given;
  columns text[];
  added_columns text[];
  differences text;
  personal text[];
BEGIN
  SELECT array_agg(column_name::text ORDER BY ordinal_position) INTO columns
  FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name = subject AND is_generated = 'NEVER'
    AND CASE WHEN watched ->> 'kept' IS NULL
      THEN column_name NOT IN ('tenant_id', 'id', 'shop_id', 'seller_id', 'created_at', 'updated_at')
      ELSE column_name = ANY ((watched->>'kept')::text[]) END
    AND column_name <> ALL ((watched->>'omitted')::text[]);
  added_columns := coalesce((watched->>'added')::text[], columns);
  SELECT string_agg(format('CASE WHEN f.%1$I IS DISTINCT FROM r.%1$I THEN jsonb_build_object(%1$L, SIDE.%1$I) ELSE ''{}'' END', name), ' || ')
    INTO differences FROM unnest(columns) AS name;
  -- Of personal columns it is kept that they changed, not what they are.
  personal := coalesce((watched->>'personal')::text[], '{}');
  SELECT concat_ws(' || ', differences, string_agg(format('CASE WHEN f.%1$I IS DISTINCT FROM r.%1$I THEN jsonb_build_object(%1$L, null) ELSE ''{}'' END', name), ' || '))
    INTO differences FROM unnest(personal) AS name;

  EXECUTE format($function$
      CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $body$
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
    'audit_' || subject, subject,
    coalesce('r.' || quote_ident(watched ->> 'shop'), 'null'),
    coalesce('r.' || quote_ident(watched ->> 'seller'), 'null'),
    CASE subject WHEN 'record_drafts' THEN 'r.kind || '' '' || r.name' ELSE format('r.%I', watched ->> 'row_id') END,
    (SELECT format('jsonb_build_object(%s)', string_agg(format('%1$L, r.%1$I', name), ', ')) FROM unnest(added_columns) AS name),
    (SELECT format('jsonb_build_object(%s)', string_agg(format('%1$L, r.%1$I', name), ', ')) FROM unnest(columns) AS name),
    (SELECT string_agg(format('r.%1$I = f.%1$I', name), ' AND ') FROM unnest((watched->>'keys')::text[]) AS name),
    replace(differences, 'SIDE.', 'f.'),
    replace(differences, 'SIDE.', 'r.'));

  IF 'insert' = ANY ((watched->>'operations')::text[]) THEN
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      subject || '_audit_added', subject, 'audit_' || subject);
  END IF;
  IF 'update' = ANY ((watched->>'operations')::text[]) THEN
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      subject || '_audit_changed', subject, 'audit_' || subject);
  END IF;
  IF 'delete' = ANY ((watched->>'operations')::text[]) THEN
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION %I()',
      subject || '_audit_removed', subject, 'audit_' || subject);
  END IF;
  EXECUTE format('COMMENT ON FUNCTION %I() IS %L', 'audit_' || subject, jsonb_strip_nulls(watched));
END
$make$;--> statement-breakpoint
-- What 0003 watches.
DO $$
DECLARE
  watched record;
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
    EXECUTE format('COMMENT ON FUNCTION %I() IS %L', 'audit_' || watched.subject, jsonb_strip_nulls(jsonb_build_object(
      'keys', watched.keys, 'row_id', watched.row_id, 'shop', nullif(watched.shop, 'null'),
      'seller', nullif(watched.seller, 'null'), 'operations', watched.operations, 'kept', watched.kept,
      'omitted', watched.omitted, 'added', watched.added,
      'personal', CASE watched.subject WHEN 'customers' THEN '{email,first_name,last_name,nick_name,tax_exempt_reason}' END)));
  END LOOP;
END
$$;
