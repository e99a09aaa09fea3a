ALTER TABLE "categories" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "slugs" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What finds the forms of a language's words; a language without is found by its words as they stand.
CREATE FUNCTION "stemmer_of"("language" text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE split_part("language", '-', 1)
  WHEN 'ar' THEN 'pg_catalog.arabic'::regconfig WHEN 'da' THEN 'pg_catalog.danish'::regconfig
  WHEN 'de' THEN 'pg_catalog.german'::regconfig WHEN 'el' THEN 'pg_catalog.greek'::regconfig
  WHEN 'en' THEN 'pg_catalog.english'::regconfig WHEN 'es' THEN 'pg_catalog.spanish'::regconfig
  WHEN 'fi' THEN 'pg_catalog.finnish'::regconfig WHEN 'fr' THEN 'pg_catalog.french'::regconfig
  WHEN 'hu' THEN 'pg_catalog.hungarian'::regconfig WHEN 'id' THEN 'pg_catalog.indonesian'::regconfig
  WHEN 'it' THEN 'pg_catalog.italian'::regconfig WHEN 'lt' THEN 'pg_catalog.lithuanian'::regconfig
  WHEN 'nl' THEN 'pg_catalog.dutch'::regconfig WHEN 'no' THEN 'pg_catalog.norwegian'::regconfig
  WHEN 'nb' THEN 'pg_catalog.norwegian'::regconfig WHEN 'pt' THEN 'pg_catalog.portuguese'::regconfig
  WHEN 'ro' THEN 'pg_catalog.romanian'::regconfig WHEN 'ru' THEN 'pg_catalog.russian'::regconfig
  WHEN 'sv' THEN 'pg_catalog.swedish'::regconfig WHEN 'tr' THEN 'pg_catalog.turkish'::regconfig
  ELSE 'pg_catalog.simple'::regconfig END;--> statement-breakpoint
-- What a record says in one language, weighted as `product_search` does.
CREATE FUNCTION "words_in"("said" jsonb, "language" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector(stemmer_of("language"), search_text(coalesce("said" ->> 'name', ''))), 'A')
  || setweight(to_tsvector(stemmer_of("language"), search_text(coalesce("said" ->> 'sub_title', '') || ' ' || coalesce("said" ->> 'product_type', ''))), 'B')
  || setweight(to_tsvector(stemmer_of("language"), search_text(coalesce("said" ->> 'short_description', '') || ' ' || coalesce((
    SELECT string_agg(value, ' ') FROM jsonb_each_text("said") WHERE key LIKE 'attr:%' OR key LIKE 'option:%'), ''))), 'C');--> statement-breakpoint
-- The same of every language, by which the database finds rows; null without translations.
CREATE FUNCTION "translated_words"("translations" jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg(words_in(value, key)::text, ' ')::tsvector FROM jsonb_each("translations"));--> statement-breakpoint
CREATE FUNCTION "translated_descriptions"("translations" jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg(to_tsvector(stemmer_of(key), search_text(html_text(coalesce(value ->> 'description', ''))))::text, ' ')::tsvector
  FROM jsonb_each("translations"));--> statement-breakpoint
-- The texts of every language whose words mend a mistyped one.
CREATE FUNCTION "translated_search_texts"("translations" jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT said.value FROM jsonb_each(translations) AS spoken, jsonb_each_text(spoken.value) AS said
  WHERE said.key IN ('name', 'sub_title', 'product_type') OR said.key LIKE 'attr:%' OR said.key LIKE 'option:%'
$$;--> statement-breakpoint
CREATE INDEX "products_translated_descriptions" ON "products" USING gin (translated_descriptions("translations")) WHERE "products"."translations" is not null;--> statement-breakpoint
CREATE INDEX "products_translated_words" ON "products" USING gin (translated_words("translations")) WHERE "products"."translations" is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two imports never wait for each other in a circle.
  INSERT INTO search_words (tenant_id, key, word)
  SELECT w.tenant_id, k.key, w.word
  FROM (
    SELECT DISTINCT t.tenant_id, word
    FROM (
      SELECT p.tenant_id, text
      FROM changed_products p,
        search_texts_of(p.name, p.brand, p.sub_title, p.product_type, p.attributes, p.option_axes) AS text
      WHERE p.parent_id IS NULL
      UNION SELECT v.tenant_id, text
      FROM changed_products v, search_texts_of('', '', '', '', v.attributes, '[]') AS text
      WHERE v.parent_id IS NOT NULL
      UNION SELECT t.tenant_id, text FROM changed_products t, translated_search_texts(t.translations) AS text
    ) t, search_words_of(t.text) AS word
  ) w, search_word_keys(w.word) AS k(key)
  WHERE NOT EXISTS (
    SELECT 1 FROM search_words known WHERE known.tenant_id = w.tenant_id AND known.key = left(w.word, 7) AND known.word = w.word
  )
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_changed_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (tenant_id, key, word)
  SELECT w.tenant_id, k.key, w.word
  FROM (
    SELECT DISTINCT t.tenant_id, word
    FROM (
      SELECT p.tenant_id, text
      FROM changed_products p
      JOIN former_products f ON f.tenant_id = p.tenant_id AND f.id = p.id
        AND (f.name, f.brand, f.sub_title, f.product_type, f.attributes, f.option_axes)
          IS DISTINCT FROM (p.name, p.brand, p.sub_title, p.product_type, p.attributes, p.option_axes),
        search_texts_of(p.name, p.brand, p.sub_title, p.product_type, p.attributes, p.option_axes) AS text
      WHERE p.parent_id IS NULL
      UNION SELECT v.tenant_id, text
      FROM changed_products v
      JOIN former_products f ON f.tenant_id = v.tenant_id AND f.id = v.id AND f.attributes IS DISTINCT FROM v.attributes,
        search_texts_of('', '', '', '', v.attributes, '[]') AS text
      WHERE v.parent_id IS NOT NULL
      UNION SELECT t.tenant_id, text
      FROM changed_products t
      JOIN former_products f ON f.tenant_id = t.tenant_id AND f.id = t.id AND f.translations IS DISTINCT FROM t.translations,
        translated_search_texts(t.translations) AS text
    ) t, search_words_of(t.text) AS word
  ) w, search_word_keys(w.word) AS k(key)
  WHERE NOT EXISTS (
    SELECT 1 FROM search_words known WHERE known.tenant_id = w.tenant_id AND known.key = left(w.word, 7) AND known.word = w.word
  )
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_category_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (tenant_id, key, word)
  SELECT w.tenant_id, k.key, w.word
  FROM (
    SELECT DISTINCT c.tenant_id, word FROM changed_categories c, search_words_of(c.name) AS word
    UNION SELECT c.tenant_id, word FROM changed_categories c, translated_search_texts(c.translations) AS text, search_words_of(text) AS word
  ) w, search_word_keys(w.word) AS k(key)
  WHERE NOT EXISTS (
    SELECT 1 FROM search_words known WHERE known.tenant_id = w.tenant_id AND known.key = left(w.word, 7) AND known.word = w.word
  )
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
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
  p.translations, up.translations AS parent_translations, p.name = '' AS has_parent_name
FROM products p
JOIN offers o ON o.tenant_id = p.tenant_id AND o.product_id = p.id
LEFT JOIN products up ON up.tenant_id = p.tenant_id AND up.id = p.parent_id
LEFT JOIN offers uo ON uo.tenant_id = p.tenant_id AND uo.product_id = p.parent_id AND uo.seller_id = o.seller_id
LEFT JOIN stock_items s ON s.tenant_id = o.tenant_id AND s.id = o.stock_item_id;--> statement-breakpoint
SELECT audit_table('products', '{}');--> statement-breakpoint
SELECT audit_table('categories', '{}');--> statement-breakpoint
SELECT audit_table('templates', '{}');
