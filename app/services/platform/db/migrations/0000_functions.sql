-- A text as keywords are read (app/models/catalogue/products/search-folding.ts, rule search-9): small letters without accents,
-- nothing between words but spaces, each letter of a script without spaces with the next one, and at the end what signs
-- join, as one word. It calls only what is PostgreSQL's own, because a backup is restored without a search path.
CREATE FUNCTION "search_text"("text" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  folded text := "text";
  words text;
  joined text;
BEGIN
  IF folded ~ '[^\x01-\x7f]' THEN
    -- Marks of letters go, those of kana and Hindi stay.
    folded := normalize(regexp_replace(normalize(translate(folded, E'\u2120\u2122', '  '), NFKD),
      '[\u00ad\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u0655\u0670\u200b-\u200f\u2060\ufeff]', '', 'g'), NFC);
    folded := translate(lower(folded), E'łøđðħıŧŋς\u2018\u2019\u2010\u2013\u2014\u00b7', 'loddhitnσ''''----');
    folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
    -- Beyond ASCII only what words are made of.
    folded := regexp_replace(folded,
      '[^\x01-\x7f\u00df-\u00f6\u00f8-\u02af\u0370-\u0373\u0376-\u037d\u037f-\u0481\u048a-\u0559\u0561-\u0587\u05d0-\u05f2\u0620-\u0669\u066e-\u06d3\u06d5-\u06ff\u0710-\u0963\u0966-\u0df3\u0e50-\u0e59\u0ed0-\u0f00\u0f20-\u0f33\u0f40-\u0fbc\u1040-\u1049\u10a0-\u135f\u1369-\u167f\u1681-\u169a\u16a0-\u16ea\u16ee-\u1734\u1740-\u177f\u17d7-\u17e9\u180b-\u1fff\u2c00-\u2dff\u3021-\u3035\u3099-\u309a\u3100-\u33ff\u4dc0-\u4dff\ua000-\ud7ff\U00010000-\U0001cfff\u0e01-\u0e3e\u0e40-\u0e4e\u0e81-\u0ece\u1000-\u103f\u1050-\u109f\u1780-\u17d3\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+', ' ', 'g');
    words := regexp_replace(folded, '([\u0e01-\u0e3e\u0e40-\u0e4e\u0e81-\u0ece\u1000-\u103f\u1050-\u109f\u1780-\u17d3\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+)', ' \1 ', 'g');
    words := regexp_replace(words, '([\u0e01-\u0e3e\u0e40-\u0e4e\u0e81-\u0ece\u1000-\u103f\u1050-\u109f\u1780-\u17d3\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff])', '\1 \1', 'g');
    folded := regexp_replace(folded, '[\u0e01-\u0e3e\u0e40-\u0e4e\u0e81-\u0ece\u1000-\u103f\u1050-\u109f\u1780-\u17d3\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+', ' ', 'g');
  ELSE
    folded := lower(folded);
    words := folded;
  END IF;
  words := regexp_replace(words, '[^a-z0-9\u0080-\U0010ffff]+', ' ', 'g');
  IF folded !~ '[a-z0-9\u0080-\U0010ffff][^a-z0-9\u0080-\U0010ffff\s]+[a-z0-9\u0080-\U0010ffff]|[a-z0-9\u0080-\U0010ffff][^a-z0-9\u0080-\U0010ffff\s]*[+#]' THEN
    RETURN words;
  END IF;
  -- What is between spaces and has signs in it, or a plus or number sign behind it.
  joined := regexp_replace(folded, '(^|\s)[^a-z0-9\u0080-\U0010ffff\s]*[a-z0-9\u0080-\U0010ffff]*[^a-z0-9\u0080-\U0010ffff\s+#]*(?=\s|$)', ' ', 'g');
  joined := regexp_replace(joined, '([0-9])[.,/:](?=[0-9])', '\1 ', 'g');
  joined := regexp_replace(joined, '([a-z0-9\u0080-\U0010ffff])[+][+]', '\1plusplus', 'g');
  joined := regexp_replace(joined, '([a-z0-9\u0080-\U0010ffff])[+]', '\1plus', 'g');
  joined := regexp_replace(joined, '([a-z0-9\u0080-\U0010ffff])#', '\1sharp', 'g');
  RETURN words || ' ' || regexp_replace(joined, '[^a-z0-9\u0080-\U0010ffff\s]+', '', 'g');
END
$$;--> statement-breakpoint
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
  SELECT DISTINCT word FROM regexp_split_to_table(search_text(texts), '\s+') AS word
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
--> statement-breakpoint
-- Every word of a text, each of which may go on: what owners type to find people. Null without a word, which finds nothing.
CREATE FUNCTION "typed_words"("typed" text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg(quote_literal(word) || ':*', ' & ')::tsquery
  FROM regexp_split_to_table(search_text("typed"), '\s+') AS word WHERE word <> '');
--> statement-breakpoint
-- The names of an order's addresses, by which owners find it.
CREATE FUNCTION "order_names"("billing" jsonb, "shipping" jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('simple', search_text(
  coalesce("billing" ->> 'first_name', '') || ' ' || coalesce("billing" ->> 'last_name', '') || ' ' || coalesce("billing" ->> 'company', '')
  || ' ' || coalesce("shipping" ->> 'first_name', '') || ' ' || coalesce("shipping" ->> 'last_name', '') || ' ' || coalesce("shipping" ->> 'company', '')));
--> statement-breakpoint
-- The names of a customer.
CREATE FUNCTION "customer_names"("first_name" text, "last_name" text, "nick_name" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN to_tsvector('simple', search_text("first_name" || ' ' || "last_name" || ' ' || "nick_name"));
