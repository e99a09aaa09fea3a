CREATE TABLE "shop_pictures" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"url" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"focus_x" integer DEFAULT 50 NOT NULL,
	"focus_y" integer DEFAULT 50 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "shop_pictures_tenant_id_shop_id_url_pk" PRIMARY KEY("tenant_id","shop_id","url")
);
--> statement-breakpoint
ALTER TABLE "shop_pictures" ADD CONSTRAINT "shop_pictures_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_pictures" ADD CONSTRAINT "shop_pictures_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_pictures_newest" ON "shop_pictures" USING btree ("tenant_id","shop_id","created_at");--> statement-breakpoint
SELECT audit_table('shop_pictures', '{"keys": "{shop_id,url}", "row_id": "url", "shop": "shop_id"}');
