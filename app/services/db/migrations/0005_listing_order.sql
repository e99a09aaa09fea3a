ALTER TABLE "products" ADD COLUMN "rating_hundredths" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("shop_id",lower(left("name", 200)),"id");