ALTER TABLE "products" ADD COLUMN "shipping_fee_minor" integer;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "shipping_fee_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_fee_minor" integer DEFAULT 0 NOT NULL;