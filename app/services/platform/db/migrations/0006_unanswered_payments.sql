ALTER TABLE "payments" ADD COLUMN "unanswered_at" timestamp with time zone;--> statement-breakpoint
SELECT audit_table('payments', '{}');
