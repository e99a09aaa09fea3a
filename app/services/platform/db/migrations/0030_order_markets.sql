ALTER TABLE "orders" ADD COLUMN "market" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "exchange" jsonb;