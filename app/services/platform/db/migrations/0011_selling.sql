CREATE TABLE "offer_approvals" (
	"tenant_id" uuid NOT NULL,
	"product_id" bigint NOT NULL,
	"seller_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_approvals_tenant_id_product_id_seller_id_pk" PRIMARY KEY("tenant_id","product_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "seller_applications" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "seller_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" uuid NOT NULL,
	"name" text NOT NULL,
	"owner_name" text NOT NULL,
	"email" text NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"made_seller_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seller_applications_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "owner_seller_id" uuid;--> statement-breakpoint
ALTER TABLE "offer_approvals" ADD CONSTRAINT "offer_approvals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_approvals" ADD CONSTRAINT "offer_approvals_tenant_id_product_id_seller_id_offers_tenant_id_product_id_seller_id_fk" FOREIGN KEY ("tenant_id","product_id","seller_id") REFERENCES "public"."offers"("tenant_id","product_id","seller_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_approvals_state" ON "offer_approvals" USING btree ("tenant_id","state","created_at");--> statement-breakpoint
CREATE INDEX "seller_applications_state" ON "seller_applications" USING btree ("tenant_id","state","created_at");--> statement-breakpoint
SELECT audit_table('products', '{}');
--> statement-breakpoint
SELECT audit_table('offer_approvals', '{"keys": "{product_id,seller_id}", "row_id": "product_id", "seller": "seller_id"}');
--> statement-breakpoint
SELECT audit_table('seller_applications', '{"keys": "{id}", "row_id": "id", "shop": "shop_id", "kept": "{name,state,reason,made_seller_id}"}');
