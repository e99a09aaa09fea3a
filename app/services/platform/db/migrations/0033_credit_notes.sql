CREATE TABLE "credit_notes" (
	"tenant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"number" text NOT NULL,
	"invoice_number" text NOT NULL,
	"movement_key" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"total_minor" bigint NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "credit_notes_tenant_id_order_id_id_pk" PRIMARY KEY("tenant_id","order_id","id")
);
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_number" ON "credit_notes" USING btree ("tenant_id","shop_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_once" ON "credit_notes" USING btree ("tenant_id","movement_key");--> statement-breakpoint
CREATE INDEX "credit_notes_issued" ON "credit_notes" USING btree ("tenant_id","shop_id","issued_at","id");