CREATE TABLE "agent_calls" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"agent" text NOT NULL,
	"name" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" text,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_calls_tenant_id_shop_id_agent_name_pk" PRIMARY KEY("tenant_id","shop_id","agent","name")
);
--> statement-breakpoint
CREATE TABLE "agent_checkouts" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"agent" text NOT NULL,
	"session_hash" text NOT NULL,
	"asked" jsonb NOT NULL,
	"events_url" text DEFAULT '' NOT NULL,
	"ended_as" jsonb,
	"order_id" uuid,
	"continued_in" text,
	"told_event_id" bigint DEFAULT 0 NOT NULL,
	"canceled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_checkouts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "agent_profiles" (
	"tenant_id" uuid NOT NULL,
	"url" text NOT NULL,
	"document" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_profiles_tenant_id_url_pk" PRIMARY KEY("tenant_id","url")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "agent" text;--> statement-breakpoint
ALTER TABLE "agent_calls" ADD CONSTRAINT "agent_calls_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_calls" ADD CONSTRAINT "agent_calls_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_checkouts" ADD CONSTRAINT "agent_checkouts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_checkouts" ADD CONSTRAINT "agent_checkouts_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_profiles" ADD CONSTRAINT "agent_profiles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_calls_started" ON "agent_calls" USING btree ("tenant_id","started_at");--> statement-breakpoint
CREATE INDEX "agent_checkouts_order" ON "agent_checkouts" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE INDEX "agent_checkouts_expiry" ON "agent_checkouts" USING btree ("tenant_id","expires_at");--> statement-breakpoint

