ALTER TABLE "products" drop column "search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (case when parent_id is null then setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', brand || ' ' || sub_title || ' ' || product_type), 'B') || setweight(to_tsvector('english', short_description) || jsonb_to_tsvector('english', attributes, '["string"]') || jsonb_to_tsvector('english', jsonb_path_query_array(option_axes, '$[*].values[*].value'), '["string"]'), 'C') || setweight(to_tsvector('simple', sku), 'D') end) STORED;--> statement-breakpoint
CREATE INDEX "categories_name_words" ON "categories" USING gin (to_tsvector('english', "name"));--> statement-breakpoint
-- The index went with the column.
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
-- What a product may be found by besides its SKU, text by text: most are shared by many products and are split once.
CREATE FUNCTION "search_texts_of"("name" text, "brand" text, "sub_title" text, "product_type" text, "attributes" jsonb, "option_axes" jsonb)
RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT unnest(ARRAY[name, brand, sub_title, product_type])
  UNION ALL SELECT value #>> '{}' FROM jsonb_path_query(attributes, '$.*[*]') AS value
  UNION ALL SELECT value #>> '{}' FROM jsonb_path_query(option_axes, '$[*].values[*].value') AS value
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two imports never wait for each other in a circle.
  INSERT INTO search_words (shop_id, key, word)
  SELECT w.shop_id, k.key, w.word
  FROM (
    SELECT DISTINCT t.shop_id, word
    FROM (
      SELECT DISTINCT p.shop_id, text
      FROM changed_products p,
        search_texts_of(p.name, p.brand, p.sub_title, p.product_type, p.attributes, p.option_axes) AS text
      WHERE p.parent_id IS NULL
    ) t, search_words_of(t.text) AS word
  ) w, search_word_keys(w.word) AS k(key)
  WHERE NOT EXISTS (
    SELECT 1 FROM search_words known WHERE known.shop_id = w.shop_id AND known.key = left(w.word, 7) AND known.word = w.word
  )
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_changed_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (shop_id, key, word)
  SELECT w.shop_id, k.key, w.word
  FROM (
    SELECT DISTINCT t.shop_id, word
    FROM (
      SELECT DISTINCT p.shop_id, text
      FROM changed_products p
      JOIN former_products f ON f.shop_id = p.shop_id AND f.id = p.id
        AND (f.name, f.brand, f.sub_title, f.product_type, f.attributes, f.option_axes)
          IS DISTINCT FROM (p.name, p.brand, p.sub_title, p.product_type, p.attributes, p.option_axes),
        search_texts_of(p.name, p.brand, p.sub_title, p.product_type, p.attributes, p.option_axes) AS text
      WHERE p.parent_id IS NULL
    ) t, search_words_of(t.text) AS word
  ) w, search_word_keys(w.word) AS k(key)
  WHERE NOT EXISTS (
    SELECT 1 FROM search_words known WHERE known.shop_id = w.shop_id AND known.key = left(w.word, 7) AND known.word = w.word
  )
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_category_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (shop_id, key, word)
  SELECT w.shop_id, k.key, w.word
  FROM (
    SELECT DISTINCT c.shop_id, word FROM changed_categories c, search_words_of(c.name) AS word
  ) w, search_word_keys(w.word) AS k(key)
  WHERE NOT EXISTS (
    SELECT 1 FROM search_words known WHERE known.shop_id = w.shop_id AND known.key = left(w.word, 7) AND known.word = w.word
  )
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "categories_words_added" AFTER INSERT ON "categories"
  REFERENCING NEW TABLE AS changed_categories FOR EACH STATEMENT EXECUTE FUNCTION note_category_words();--> statement-breakpoint
CREATE TRIGGER "categories_words_changed" AFTER UPDATE ON "categories"
  REFERENCING NEW TABLE AS changed_categories FOR EACH STATEMENT EXECUTE FUNCTION note_category_words();--> statement-breakpoint
INSERT INTO search_words (shop_id, key, word)
SELECT w.shop_id, k.key, w.word
FROM (
  SELECT DISTINCT t.shop_id, word
  FROM (
    SELECT DISTINCT p.shop_id, text
    FROM products p, search_texts_of('', '', '', '', p.attributes, p.option_axes) AS text
    WHERE p.parent_id IS NULL
    UNION SELECT shop_id, name FROM categories
  ) t, search_words_of(t.text) AS word
) w, search_word_keys(w.word) AS k(key)
ON CONFLICT DO NOTHING;
