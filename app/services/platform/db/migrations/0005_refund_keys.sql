ALTER TABLE "refunds" ADD COLUMN "caller_key" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "asked" text;--> statement-breakpoint
SELECT audit_table('refunds', '{}');
