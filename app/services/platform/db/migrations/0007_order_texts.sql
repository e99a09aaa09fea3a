-- What an order is found by (rule orders-24): its number, email, the names, streets, cities, postcodes and phones of
-- its addresses, where it is collected, SKUs and names of its lines, tracking numbers. Each word once, of at most
-- 40 letters, with a space around each.
CREATE FUNCTION "order_words"("tenant" uuid, "wanted" uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH texts AS (
    SELECT concat_ws(' ', o.increment_id, regexp_replace(o.email, '\W', ' ', 'g'),
      a ->> 'first_name', a ->> 'last_name', a ->> 'company', a ->> 'address_line1', a ->> 'address_line2', a ->> 'city', a ->> 'postcode',
      regexp_replace(a ->> 'phone', '\D', '', 'g'), o.shipping_method -> 'pickup' ->> 'name') AS said
    FROM orders o, unnest(ARRAY[o.billing_address, o.shipping_address]) AS a WHERE o.tenant_id = "tenant" AND o.id = "wanted"
    UNION ALL SELECT concat_ws(' ', sku, name, variation_text) FROM order_items WHERE tenant_id = "tenant" AND order_id = "wanted"
    UNION ALL SELECT tracking_number FROM shipments WHERE tenant_id = "tenant" AND order_id = "wanted"
  )
  SELECT ' ' || coalesce(string_agg(word, ' '), '') || ' ' FROM (
    SELECT DISTINCT left(word, 40) AS word FROM (SELECT string_agg(said, ' ') AS said FROM texts) AS one,
      regexp_split_to_table(search_text(said), '\s+') AS word
    WHERE word <> '' ORDER BY 1 LIMIT 500
  ) AS words
$$;--> statement-breakpoint
-- The ends of each word, so that the beginning of one is a part of the word; of words of one or two letters the
-- word itself behind a sign. Each is led by its tenant's first letters: a search reads those of one tenant alone.
-- It never runs beside an index on it, so its cost says: use the index.
CREATE FUNCTION "order_lexemes"("tenant" uuid, "words" text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 100000 AS $$
BEGIN
  RETURN array_to_tsvector(ARRAY(
    SELECT left("tenant"::text, 8) || CASE WHEN length(word) < 3 THEN '=' || word ELSE substr(word, at) END
    FROM regexp_split_to_table(btrim("words"), ' ') AS word, generate_series(1, greatest(length(word) - 2, 1)) AS at
    WHERE word <> ''));
END
$$;--> statement-breakpoint
CREATE TABLE "order_text_fills" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"before" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_texts" (
	"tenant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "order_texts_tenant_id_order_id_pk" PRIMARY KEY("tenant_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_text_fills" ADD CONSTRAINT "order_text_fills_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_texts" ADD CONSTRAINT "order_texts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_texts" ADD CONSTRAINT "order_texts_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_texts_created" ON "order_texts" USING btree ("tenant_id","created_at","order_id");--> statement-breakpoint
CREATE INDEX "order_texts_words" ON "order_texts" USING gin (order_lexemes(tenant_id, words)) WITH (gin_pending_list_limit=256);--> statement-breakpoint
-- Writes the words of orders anew where they changed. Their lines come with them, in the same transaction.
CREATE FUNCTION "write_order_texts"("tenants" uuid[], "ids" uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_texts (tenant_id, order_id, shop_id, seller_id, created_at, words)
  SELECT o.tenant_id, o.id, o.shop_id, o.seller_id, o.created_at, order_words(o.tenant_id, o.id)
  FROM (SELECT DISTINCT * FROM unnest("tenants", "ids") AS wanted (tenant_id, id)) AS wanted
  JOIN orders o ON o.tenant_id = wanted.tenant_id AND o.id = wanted.id
  ORDER BY o.tenant_id, o.id
  ON CONFLICT (tenant_id, order_id) DO UPDATE SET words = excluded.words, seller_id = excluded.seller_id
  WHERE (order_texts.words, order_texts.seller_id) IS DISTINCT FROM (excluded.words, excluded.seller_id)
$$;--> statement-breakpoint
CREATE FUNCTION "note_order_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_texts(array_agg(tenant_id), array_agg(order_id)) FROM changed;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_changed_order_texts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_texts(array_agg(c.tenant_id), array_agg(c.id))
  FROM changed c JOIN former f ON f.tenant_id = c.tenant_id AND f.id = c.id
  WHERE (c.increment_id, c.email, c.billing_address, c.shipping_address, c.shipping_method, c.seller_id)
    IS DISTINCT FROM (f.increment_id, f.email, f.billing_address, f.shipping_address, f.shipping_method, f.seller_id)
  HAVING count(*) > 0;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER order_texts_of_lines_added AFTER INSERT ON order_items
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_order_texts();--> statement-breakpoint
CREATE TRIGGER order_texts_of_parcels_added AFTER INSERT ON shipments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_order_texts();--> statement-breakpoint
CREATE TRIGGER order_texts_of_parcels_changed AFTER UPDATE ON shipments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_order_texts();--> statement-breakpoint
CREATE TRIGGER order_texts_of_orders_changed AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_order_texts();--> statement-breakpoint
-- Orders that are there get theirs by a job, the newest first.
INSERT INTO order_text_fills (tenant_id, before)
SELECT id, newest + interval '1 microsecond' FROM tenants,
  LATERAL (SELECT max(created_at) AS newest FROM orders WHERE tenant_id = tenants.id) AS placed WHERE newest IS NOT NULL;
