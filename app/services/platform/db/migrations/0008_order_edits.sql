ALTER TABLE "order_events" ADD COLUMN "caller_key" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;