CREATE INDEX "products_with_videos" ON "products" USING btree ("shop_id") WHERE "products"."videos" <> '[]';--> statement-breakpoint
-- Words of three letters are kept too: a mug may be typed 'mugg'.
CREATE OR REPLACE FUNCTION "search_words_of"("texts" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(lower(texts), '[^a-z0-9\u00aa-\uffff]+') AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '^[0-9]+$'
$$;--> statement-breakpoint
INSERT INTO search_words (shop_id, key, word)
SELECT w.shop_id, k.key, w.word
FROM (
  SELECT DISTINCT p.shop_id, word
  FROM products p, search_words_of(p.name || ' ' || p.brand || ' ' || p.sub_title || ' ' || p.product_type) AS word
  WHERE p.parent_id IS NULL AND length(word) = 3
) w, search_word_keys(w.word) AS k(key)
ON CONFLICT DO NOTHING;
