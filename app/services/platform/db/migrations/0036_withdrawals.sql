ALTER TABLE "products" ADD COLUMN "withdrawal_exception" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "withdrawal_exception" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "withdrawal" jsonb;--> statement-breakpoint
SELECT audit_table('products', '{}');--> statement-breakpoint
SELECT audit_table('order_items', '{}');
