CREATE TABLE "visitor_days" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "visitor_days_tenant_id_shop_id_day_pk" PRIMARY KEY("tenant_id","shop_id","day")
);
--> statement-breakpoint
-- Not logged: marks and salts of a day come into no backup and no replica.
CREATE UNLOGGED TABLE "visitor_marks" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"day" date NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "visitor_marks_tenant_id_shop_id_day_mark_pk" PRIMARY KEY("tenant_id","shop_id","day","mark")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "visitor_salts" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"day" date NOT NULL,
	"salt" text NOT NULL,
	CONSTRAINT "visitor_salts_tenant_id_shop_id_day_pk" PRIMARY KEY("tenant_id","shop_id","day")
);
--> statement-breakpoint
ALTER TABLE "visitor_days" ADD CONSTRAINT "visitor_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_days" ADD CONSTRAINT "visitor_days_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_marks" ADD CONSTRAINT "visitor_marks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_marks" ADD CONSTRAINT "visitor_marks_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_salts" ADD CONSTRAINT "visitor_salts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_salts" ADD CONSTRAINT "visitor_salts_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;