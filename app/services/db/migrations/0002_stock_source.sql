ALTER TABLE "stock_items" ADD COLUMN "source_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "source_hash";--> statement-breakpoint
ALTER TABLE "templates" DROP COLUMN "source_hash";