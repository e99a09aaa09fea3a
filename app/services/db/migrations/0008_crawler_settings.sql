ALTER TABLE "categories" ADD COLUMN "seo_crawler_setting" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "seo_crawler_setting" text;