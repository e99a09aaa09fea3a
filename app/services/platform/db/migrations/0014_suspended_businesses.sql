ALTER TABLE "tenants" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "suspended_words" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "suspended_by" text;--> statement-breakpoint

