CREATE TABLE "former_invoices" (
	"tenant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paper" jsonb NOT NULL,
	CONSTRAINT "former_invoices_tenant_id_order_id_id_pk" PRIMARY KEY("tenant_id","order_id","id")
);
--> statement-breakpoint
ALTER TABLE "former_invoices" ADD CONSTRAINT "former_invoices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_invoices" ADD CONSTRAINT "former_invoices_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_invoices" ADD CONSTRAINT "former_invoices_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_invoices" ADD CONSTRAINT "former_invoices_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "former_invoices_number" ON "former_invoices" USING btree ("tenant_id","shop_id","number");--> statement-breakpoint
CREATE INDEX "former_invoices_issued" ON "former_invoices" USING btree ("tenant_id","shop_id","issued_at","id");