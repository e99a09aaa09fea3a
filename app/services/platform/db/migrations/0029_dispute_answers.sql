CREATE TABLE "dispute_answers" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "dispute_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"dispute_id" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"proofs" jsonb NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"actor" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	CONSTRAINT "dispute_answers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "dispute_answers" ADD CONSTRAINT "dispute_answers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_answers" ADD CONSTRAINT "dispute_answers_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_answers" ADD CONSTRAINT "dispute_answers_tenant_id_payment_id_payments_tenant_id_id_fk" FOREIGN KEY ("tenant_id","payment_id") REFERENCES "public"."payments"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_answers_payment" ON "dispute_answers" USING btree ("tenant_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_answers_waiting" ON "dispute_answers" USING btree ("tenant_id","payment_id","dispute_id") WHERE "dispute_answers"."state" = 'waiting';--> statement-breakpoint
SELECT audit_table('dispute_answers', '{"keys": "{id}", "row_id": "order_id", "kept": "{order_id,dispute_id,state}", "personal": "{text}"}');
