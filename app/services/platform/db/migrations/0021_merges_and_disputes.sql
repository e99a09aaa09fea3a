CREATE TABLE "product_merges" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "product_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"moved" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_merges_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "dispute_entries" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "dispute_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"mime" text DEFAULT '' NOT NULL,
	"size_bytes" integer DEFAULT 0 NOT NULL,
	"stored_as" text DEFAULT '' NOT NULL,
	"actor" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_merges" ADD CONSTRAINT "product_merges_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_merges" ADD CONSTRAINT "product_merges_tenant_id_from_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","from_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_merges" ADD CONSTRAINT "product_merges_tenant_id_to_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","to_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_entries" ADD CONSTRAINT "dispute_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_entries" ADD CONSTRAINT "dispute_entries_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_entries" ADD CONSTRAINT "dispute_entries_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_merges_from" ON "product_merges" USING btree ("tenant_id","from_id");--> statement-breakpoint
CREATE INDEX "product_merges_latest" ON "product_merges" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "dispute_entries_order" ON "dispute_entries" USING btree ("tenant_id","order_id");--> statement-breakpoint
SELECT audit_table('product_merges', '{"keys": "{id}", "row_id": "id", "kept": "{kind,from_id,to_id,undone_at}"}');--> statement-breakpoint
SELECT audit_table('dispute_entries', '{"keys": "{id}", "row_id": "order_id", "seller": "seller_id", "kept": "{order_id,file_name}", "personal": "{text}"}');
