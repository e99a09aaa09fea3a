CREATE TABLE "guests" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "guests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" uuid NOT NULL,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"number" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guests_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guests_email" ON "guests" USING btree ("tenant_id","shop_id","email");--> statement-breakpoint
CREATE INDEX "guests_list" ON "guests" USING btree ("tenant_id","shop_id","id");--> statement-breakpoint
CREATE INDEX "guests_words" ON "guests" USING gin (order_lexemes(tenant_id, words)) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "bulk_operations_running" ON "bulk_operations" USING btree ("tenant_id","shop_id","created_at") WHERE "bulk_operations"."state" = 'running';--> statement-breakpoint
CREATE INDEX "audit_log_person" ON "audit_log" USING btree ("tenant_id",("actor" ->> 'staffId'),"at","id") WHERE "audit_log"."actor" ->> 'staffId' is not null;--> statement-breakpoint
-- What a guest is found by (rule office-77): words of email and names, and the telephone's digits; each once, of
-- at most 40 letters, with a space around each, as `order_words` has them.
CREATE FUNCTION "guest_words"("email" text, "first_name" text, "last_name" text, "phone" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || coalesce(string_agg(DISTINCT left(word, 40), ' '), '') || ' '
  FROM regexp_split_to_table(search_text(regexp_replace("email", '\W', ' ', 'g') || ' ' || "first_name" || ' ' || "last_name"
    || ' ' || regexp_replace("phone", '\D', '', 'g')), '\s+') AS word WHERE word <> ''
$$;--> statement-breakpoint
-- Writes guests anew from their newest order, and removes those who have none any more. One who says what is there
-- already is not touched, so that orders of the same email do not wait for each other.
CREATE FUNCTION "write_guests"("tenants" uuid[], "shops" uuid[], "emails" text[]) RETURNS void LANGUAGE sql AS $$
  WITH wanted AS MATERIALIZED (
    SELECT w.*, o.number, o.first_name, o.last_name, o.phone, o.created_at
    FROM (SELECT DISTINCT * FROM unnest("tenants", "shops", "emails") AS w (tenant_id, shop_id, email)) AS w
    LEFT JOIN LATERAL (
      SELECT increment_id AS number, coalesce(billing_address ->> 'first_name', '') AS first_name,
        coalesce(billing_address ->> 'last_name', '') AS last_name, coalesce(billing_address ->> 'phone', '') AS phone, created_at
      FROM orders WHERE tenant_id = w.tenant_id AND lower(email) = w.email AND shop_id = w.shop_id AND customer_id IS NULL
      ORDER BY created_at DESC LIMIT 1) AS o ON true
  ), gone AS (
    DELETE FROM guests g USING wanted w
    WHERE (g.tenant_id, g.shop_id, g.email) = (w.tenant_id, w.shop_id, w.email) AND w.number IS NULL
  )
  INSERT INTO guests (tenant_id, shop_id, email, first_name, last_name, phone, number, words, created_at)
  SELECT tenant_id, shop_id, email, first_name, last_name, phone, number, guest_words(email, first_name, last_name, phone), created_at
  FROM wanted w WHERE number IS NOT NULL AND email <> '' AND NOT EXISTS (
    SELECT FROM guests g JOIN orders o ON o.tenant_id = g.tenant_id AND o.shop_id = g.shop_id AND o.increment_id = g.number
    WHERE (g.tenant_id, g.shop_id, g.email) = (w.tenant_id, w.shop_id, w.email) AND lower(o.email) = g.email AND o.customer_id IS NULL
      AND (g.first_name, g.last_name, g.phone) = (w.first_name, w.last_name, w.phone))
  ORDER BY created_at, email
  ON CONFLICT (tenant_id, shop_id, email) DO UPDATE SET first_name = excluded.first_name, last_name = excluded.last_name,
    phone = excluded.phone, number = excluded.number, words = excluded.words, updated_at = now()
$$;--> statement-breakpoint
CREATE FUNCTION "note_guests"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_guests(array_agg(tenant_id), array_agg(shop_id), array_agg(lower(email)))
  FROM changed WHERE customer_id IS NULL HAVING count(*) > 0;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_changed_guests"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_guests(array_agg(tenant_id), array_agg(shop_id), array_agg(email)) FROM (
    SELECT c.tenant_id, c.shop_id, lower(e.email) AS email
    FROM changed c JOIN former f ON f.tenant_id = c.tenant_id AND f.id = c.id,
      LATERAL (VALUES (c.email), (f.email)) AS e (email)
    WHERE (lower(c.email), c.customer_id) IS DISTINCT FROM (lower(f.email), f.customer_id)) AS keys
  HAVING count(*) > 0;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER guests_of_orders_added AFTER INSERT ON orders
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_guests();--> statement-breakpoint
CREATE TRIGGER guests_of_orders_changed AFTER UPDATE ON orders
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_guests();--> statement-breakpoint
-- Those who ordered before, with the index of their words built once they are there.
DROP INDEX guests_words;--> statement-breakpoint
INSERT INTO guests (tenant_id, shop_id, email, first_name, last_name, phone, number, words, created_at)
SELECT tenant_id, shop_id, email, first_name, last_name, phone, number, guest_words(email, first_name, last_name, phone), created_at
FROM (
  SELECT DISTINCT ON (tenant_id, shop_id, lower(email)) tenant_id, shop_id, lower(email) AS email,
    coalesce(billing_address ->> 'first_name', '') AS first_name, coalesce(billing_address ->> 'last_name', '') AS last_name,
    coalesce(billing_address ->> 'phone', '') AS phone, increment_id AS number, created_at
  FROM orders WHERE customer_id IS NULL AND email <> ''
  ORDER BY tenant_id, shop_id, lower(email), created_at DESC) AS newest
ORDER BY created_at, email;--> statement-breakpoint
CREATE INDEX "guests_words" ON "guests" USING gin (order_lexemes(tenant_id, words)) WITH (gin_pending_list_limit=256);
