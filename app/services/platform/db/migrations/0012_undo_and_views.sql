CREATE TABLE "list_views" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_views_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "list_views_name" UNIQUE("tenant_id","shop_id","list","staff_id","name")
);
--> statement-breakpoint
ALTER TABLE "bulk_operations" ADD COLUMN "changed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_operations" ADD COLUMN "undoes" uuid;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD COLUMN "expected" jsonb;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT audit_table('list_views', '{"keys": "{id}", "row_id": "id", "shop": "shop_id"}');
