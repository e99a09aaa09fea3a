CREATE TABLE "search_words" (
	"shop_id" uuid NOT NULL,
	"key" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_shop_id_key_word_pk" PRIMARY KEY("shop_id","key","word")
);
--> statement-breakpoint
CREATE TABLE "video_embeds" (
	"shop_id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"thumbnail_url" text DEFAULT '' NOT NULL,
	"is_embeddable" boolean NOT NULL,
	"looked_up_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_embeds_shop_id_url_pk" PRIMARY KEY("shop_id","url")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "videos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "delivery_estimate_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "item_delivery_info" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_embeds" ADD CONSTRAINT "video_embeds_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The keys of a word: its first seven letters with none, one or (of seven) two of them left out. Two words that differ
-- by that many letters share a key, so a mistyped word is found by equality (app/models/catalogue/close-words.ts).
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
CREATE FUNCTION "search_words_of"("texts" text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(lower(texts), '[^a-z0-9\u00aa-\uffff]+') AS word
  WHERE length(word) BETWEEN 4 AND 40 AND word !~ '^[0-9]+$'
$$;--> statement-breakpoint
CREATE FUNCTION "note_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two imports never wait for each other in a circle.
  INSERT INTO search_words (shop_id, key, word)
  SELECT w.shop_id, k.key, w.word
  FROM (
    SELECT DISTINCT p.shop_id, word
    FROM changed_products p, search_words_of(p.name || ' ' || p.brand || ' ' || p.sub_title || ' ' || p.product_type) AS word
    WHERE p.parent_id IS NULL
  ) w, search_word_keys(w.word) AS k(key)
  WHERE NOT EXISTS (
    SELECT 1 FROM search_words known WHERE known.shop_id = w.shop_id AND known.key = left(w.word, 7) AND known.word = w.word
  )
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_changed_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (shop_id, key, word)
  SELECT w.shop_id, k.key, w.word
  FROM (
    SELECT DISTINCT p.shop_id, word
    FROM changed_products p
    JOIN former_products f ON f.shop_id = p.shop_id AND f.id = p.id
      AND (f.name, f.brand, f.sub_title, f.product_type) IS DISTINCT FROM (p.name, p.brand, p.sub_title, p.product_type),
      search_words_of(p.name || ' ' || p.brand || ' ' || p.sub_title || ' ' || p.product_type) AS word
    WHERE p.parent_id IS NULL
  ) w, search_word_keys(w.word) AS k(key)
  WHERE NOT EXISTS (
    SELECT 1 FROM search_words known WHERE known.shop_id = w.shop_id AND known.key = left(w.word, 7) AND known.word = w.word
  )
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "products_words_added" AFTER INSERT ON "products"
  REFERENCING NEW TABLE AS changed_products FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();--> statement-breakpoint
CREATE TRIGGER "products_words_changed" AFTER UPDATE ON "products"
  REFERENCING NEW TABLE AS changed_products OLD TABLE AS former_products
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_search_words();--> statement-breakpoint
INSERT INTO search_words (shop_id, key, word)
SELECT w.shop_id, k.key, w.word
FROM (
  SELECT DISTINCT p.shop_id, word
  FROM products p, search_words_of(p.name || ' ' || p.brand || ' ' || p.sub_title || ' ' || p.product_type) AS word
  WHERE p.parent_id IS NULL
) w, search_word_keys(w.word) AS k(key);
