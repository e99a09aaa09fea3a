-- A text as keywords are read: small letters, and nothing between words but spaces. The parser would make one word of
-- '5.5mm', a negative number of the end of 'AB-100', and has no small letters beyond English.
CREATE FUNCTION "search_text"("text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(lower("text"), '[^a-z0-9\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2070-\u2fff\u3005-\u3007\u3021-\uffff]+', ' ', 'g');--> statement-breakpoint
-- What HTML says, without its tags and entities.
CREATE FUNCTION "html_text"("html" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace("html", '<[^>]*>|&#?[a-zA-Z0-9]+;', ' ', 'g');--> statement-breakpoint
CREATE FUNCTION "product_search"("name" text, "brand" text, "sub_title" text, "product_type" text, "short_description" text, "attributes" jsonb, "option_axes" jsonb, "sku" text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector('english', search_text("name")), 'A')
  || setweight(to_tsvector('english', search_text("brand" || ' ' || "sub_title" || ' ' || "product_type")), 'B')
  || setweight(to_tsvector('english', search_text("short_description" || ' ' || coalesce((
    SELECT string_agg(own.value #>> '{}', ' ') FROM (
      SELECT jsonb_path_query("attributes", '$.*[*]') AS value
      UNION ALL SELECT jsonb_path_query("option_axes", '$[*].values[*].value')
    ) own), ''))), 'C')
  || setweight(to_tsvector('simple', search_text("sku")), 'D');--> statement-breakpoint
-- Its options are its product's already.
CREATE FUNCTION "variation_search"("attributes" jsonb, "option_values" jsonb, "sku" text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN setweight(to_tsvector('english', search_text(coalesce((
    SELECT string_agg(own.value #>> '{}', ' ') FROM jsonb_path_query("attributes", '$.*[*]') AS own(value)
    WHERE lower(own.value #>> '{}') NOT IN (SELECT lower(option.value) FROM jsonb_each_text("option_values") AS option)
  ), ''))), 'C')
  || setweight(to_tsvector('simple', search_text("sku")), 'D');--> statement-breakpoint
DROP INDEX "categories_name_words";--> statement-breakpoint
DROP INDEX "products_description_words";--> statement-breakpoint
ALTER TABLE "products" drop column "search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (case when parent_id is null then product_search(name, brand, sub_title, product_type, short_description, attributes, option_axes, sku) else variation_search(attributes, option_values, sku) end) STORED;--> statement-breakpoint
-- The index went with the column.
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "categories_name_words" ON "categories" USING gin (to_tsvector('english', search_text("name")));--> statement-breakpoint
CREATE INDEX "products_description_words" ON "products" USING gin (to_tsvector('english', search_text(html_text("description"))));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "search_words_of"("texts" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT DISTINCT word FROM regexp_split_to_table(search_text(texts), ' ') AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '^[0-9]+$';
END;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two imports never wait for each other in a circle.
  INSERT INTO search_words (shop_id, key, word)
  SELECT w.shop_id, k.key, w.word
  FROM (
    SELECT DISTINCT t.shop_id, word
    FROM (
      SELECT p.shop_id, text
      FROM changed_products p,
        search_texts_of(p.name, p.brand, p.sub_title, p.product_type, p.attributes, p.option_axes) AS text
      WHERE p.parent_id IS NULL
      UNION SELECT v.shop_id, text
      FROM changed_products v, search_texts_of('', '', '', '', v.attributes, '[]') AS text
      WHERE v.parent_id IS NOT NULL
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
      SELECT p.shop_id, text
      FROM changed_products p
      JOIN former_products f ON f.shop_id = p.shop_id AND f.id = p.id
        AND (f.name, f.brand, f.sub_title, f.product_type, f.attributes, f.option_axes)
          IS DISTINCT FROM (p.name, p.brand, p.sub_title, p.product_type, p.attributes, p.option_axes),
        search_texts_of(p.name, p.brand, p.sub_title, p.product_type, p.attributes, p.option_axes) AS text
      WHERE p.parent_id IS NULL
      UNION SELECT v.shop_id, text
      FROM changed_products v
      JOIN former_products f ON f.shop_id = v.shop_id AND f.id = v.id AND f.attributes IS DISTINCT FROM v.attributes,
        search_texts_of('', '', '', '', v.attributes, '[]') AS text
      WHERE v.parent_id IS NOT NULL
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
INSERT INTO search_words (shop_id, key, word)
SELECT w.shop_id, k.key, w.word
FROM (
  SELECT DISTINCT t.shop_id, word
  FROM (
    SELECT DISTINCT v.shop_id, text
    FROM products v, search_texts_of('', '', '', '', v.attributes, '[]') AS text
    WHERE v.parent_id IS NOT NULL
  ) t, search_words_of(t.text) AS word
) w, search_word_keys(w.word) AS k(key)
ON CONFLICT DO NOTHING;
