ALTER TABLE "record_versions" ADD COLUMN "audited_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint

