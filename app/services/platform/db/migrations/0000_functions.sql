-- A text as keywords are read: small letters, and nothing between words but spaces. The parser would make one word of
-- '5.5mm', a negative number of the end of 'AB-100', and has no small letters beyond English.
CREATE FUNCTION "search_text"("text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(lower("text"), '[^a-z0-9\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2070-\u2fff\u3005-\u3007\u3021-\uffff]+', ' ', 'g');--> statement-breakpoint
-- What HTML says, without its tags and entities.
CREATE FUNCTION "html_text"("html" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace("html", '<[^>]*>|&#?[a-zA-Z0-9]+;', ' ', 'g');--> statement-breakpoint
-- The keys of a word: its first seven letters with none, one or (of seven) two of them left out. Two words that differ
-- by that many letters share a key, so a mistyped word is found by equality (app/models/catalogue/products/close-words.ts).
CREATE FUNCTION "search_word_keys"("word" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH first AS (SELECT left(word, 7) AS key),
  one AS (
    SELECT overlay(key placing '' from at for 1) AS key FROM first, generate_series(1, length(key)) AS at
  ),
  two AS (
    SELECT overlay(key placing '' from at for 1) AS key FROM one, generate_series(1, length(key)) AS at
    WHERE length(word) >= 7
  )
  SELECT key FROM first UNION SELECT key FROM one UNION SELECT key FROM two
$$;--> statement-breakpoint
CREATE FUNCTION "search_words_of"("texts" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT DISTINCT word FROM regexp_split_to_table(search_text(texts), ' ') AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '^[0-9]+$';
END;--> statement-breakpoint
-- What a product may be found by besides its SKU, text by text: most are shared by many products and are split once.
CREATE FUNCTION "search_texts_of"("name" text, "brand" text, "sub_title" text, "product_type" text, "attributes" jsonb, "option_axes" jsonb)
RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT unnest(ARRAY[name, brand, sub_title, product_type])
  UNION ALL SELECT value #>> '{}' FROM jsonb_path_query(attributes, '$.*[*]') AS value
  UNION ALL SELECT value #>> '{}' FROM jsonb_path_query(option_axes, '$[*].values[*].value') AS value
$$;--> statement-breakpoint
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
CREATE FUNCTION "note_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE FUNCTION "note_changed_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE FUNCTION "note_category_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (tenant_id, key, word)
  SELECT w.tenant_id, k.key, w.word
  FROM (
    SELECT DISTINCT c.tenant_id, word FROM changed_categories c, search_words_of(c.name) AS word
  ) w, search_word_keys(w.word) AS k(key)
  WHERE NOT EXISTS (
    SELECT 1 FROM search_words known WHERE known.tenant_id = w.tenant_id AND known.key = left(w.word, 7) AND known.word = w.word
  )
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
