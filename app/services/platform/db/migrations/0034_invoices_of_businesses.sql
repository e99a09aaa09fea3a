ALTER TABLE "customers" ADD COLUMN "invoice_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "business" jsonb;