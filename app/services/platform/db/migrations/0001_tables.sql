CREATE TABLE "api_keys" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" uuid,
	"shop_id" uuid,
	"scopes" text[] NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"shop_id" uuid,
	"seller_id" uuid,
	"actor" jsonb NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_log_tenant_id_at_id_pk" PRIMARY KEY("tenant_id","at","id")
);
--> statement-breakpoint
CREATE TABLE "awaited_pictures" (
	"tenant_id" uuid NOT NULL,
	"product_id" bigint NOT NULL,
	"url" text NOT NULL,
	"shop_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "awaited_pictures_tenant_id_product_id_url_pk" PRIMARY KEY("tenant_id","product_id","url")
);
--> statement-breakpoint
CREATE TABLE "bulk_operations" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"is_export" boolean NOT NULL,
	"kind" text NOT NULL,
	"options" jsonb NOT NULL,
	"actor" jsonb NOT NULL,
	"state" text NOT NULL,
	"cursor" jsonb,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bulk_operations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "bulk_pieces" (
	"tenant_id" uuid NOT NULL,
	"operation_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "bulk_pieces_tenant_id_operation_id_place_pk" PRIMARY KEY("tenant_id","operation_id","place")
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"tenant_id" uuid NOT NULL,
	"operation_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"row" jsonb NOT NULL,
	"reason" text,
	CONSTRAINT "bulk_rows_tenant_id_operation_id_place_pk" PRIMARY KEY("tenant_id","operation_id","place")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"tenant_id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"line_key" text DEFAULT '' NOT NULL,
	"line_data" jsonb DEFAULT '{"options":{},"personalization":{}}'::jsonb NOT NULL,
	"qty" integer NOT NULL,
	"auto_added_by" text,
	"seen_price_minor" bigint,
	"quoted_price_minor" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_tenant_id_cart_id_id_pk" PRIMARY KEY("tenant_id","cart_id","id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"customer_id" bigint,
	"session_hash" text,
	"checkout" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"coupon_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gift_card_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"declined_gifts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"uses_store_credit" boolean DEFAULT false NOT NULL,
	"place_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint,
	"slug" text NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"sub_title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"image_mobile" jsonb,
	"display_option" text DEFAULT 'horizontal' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"meta_keyword" text DEFAULT '' NOT NULL,
	"seo_crawler_setting" text,
	"optional_content" jsonb,
	"rule" jsonb,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "option_sets" (
	"tenant_id" uuid NOT NULL,
	"code" text NOT NULL,
	"definition" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "option_sets_tenant_id_code_pk" PRIMARY KEY("tenant_id","code")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"tenant_id" uuid NOT NULL,
	"category_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"by_rule" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_categories_tenant_id_category_id_product_id_pk" PRIMARY KEY("tenant_id","category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_children" (
	"tenant_id" uuid NOT NULL,
	"parent_id" bigint NOT NULL,
	"child_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_children_tenant_id_parent_id_child_id_pk" PRIMARY KEY("tenant_id","parent_id","child_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint,
	"sku" text NOT NULL,
	"jpin" text,
	"slug" text,
	"class_code" text DEFAULT 'simple' NOT NULL,
	"name" text NOT NULL,
	"sub_title" text DEFAULT '' NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"product_type" text DEFAULT '' NOT NULL,
	"gtin" text DEFAULT '' NOT NULL,
	"unit_price_measure" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"videos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"default_variation_sku" text DEFAULT '' NOT NULL,
	"option_axes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"option_values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"option_set" text,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"archived_from" text,
	"featured" boolean DEFAULT false NOT NULL,
	"sales_rank" integer DEFAULT 0 NOT NULL,
	"imported_rating_hundredths" integer DEFAULT 0 NOT NULL,
	"imported_review_count" integer DEFAULT 0 NOT NULL,
	"rating_hundredths" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"tax_class" text DEFAULT 'standard' NOT NULL,
	"weight_g" integer DEFAULT 0 NOT NULL,
	"non_shippable" boolean DEFAULT false NOT NULL,
	"subscription_plans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"shipping_terms" jsonb,
	"downloads" jsonb,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (case when parent_id is null then product_search(name, brand, sub_title, product_type, short_description, attributes, option_axes, sku) else variation_search(attributes, option_values, sku) end) STORED,
	CONSTRAINT "products_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"tenant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_tenant_id_key_word_pk" PRIMARY KEY("tenant_id","key","word")
);
--> statement-breakpoint
CREATE TABLE "video_embeds" (
	"tenant_id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"thumbnail_url" text DEFAULT '' NOT NULL,
	"is_embeddable" boolean NOT NULL,
	"looked_up_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_embeds_tenant_id_url_pk" PRIMARY KEY("tenant_id","url")
);
--> statement-breakpoint
CREATE TABLE "address_hits" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"hits" bigint DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_hits_tenant_id_shop_id_kind_path_pk" PRIMARY KEY("tenant_id","shop_id","kind","path")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menus_tenant_id_shop_id_id_pk" PRIMARY KEY("tenant_id","shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_tenant_id_shop_id_from_path_pk" PRIMARY KEY("tenant_id","shop_id","from_path")
);
--> statement-breakpoint
CREATE TABLE "slugs" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" bigint,
	"redirect_to" text,
	CONSTRAINT "slugs_address" UNIQUE NULLS NOT DISTINCT("tenant_id","slug","shop_id")
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"entity_type" text NOT NULL,
	"slug" text,
	"layout" text DEFAULT 'default' NOT NULL,
	"render_html" text NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"seo_crawler_setting" text,
	"header_name" text DEFAULT '' NOT NULL,
	"footer_name" text DEFAULT '' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"is_404_page" boolean DEFAULT false NOT NULL,
	"static_type" text DEFAULT '' NOT NULL,
	"is_preview_only" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "templates_tenant_id_shop_id_id_pk" PRIMARY KEY("tenant_id","shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "widget_contents" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"attribute_name" text NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "widget_contents_tenant_id_shop_id_attribute_name_pk" PRIMARY KEY("tenant_id","shop_id","attribute_name")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"type" text NOT NULL,
	"customer_id" bigint,
	"customer_name" text NOT NULL,
	"guest_email" text DEFAULT '' NOT NULL,
	"order_id" uuid,
	"product_id" bigint,
	"subject" text DEFAULT '' NOT NULL,
	"enable_customer_attachment" boolean DEFAULT true NOT NULL,
	"is_resolved" boolean DEFAULT false NOT NULL,
	"last_customer_message_id" bigint DEFAULT 0 NOT NULL,
	"last_store_message_id" bigint DEFAULT 0 NOT NULL,
	"customer_read_id" bigint DEFAULT 0 NOT NULL,
	"store_read_id" bigint DEFAULT 0 NOT NULL,
	"customer_mailed_id" bigint DEFAULT 0 NOT NULL,
	"store_mailed_id" bigint DEFAULT 0 NOT NULL,
	"is_customer_unread" boolean GENERATED ALWAYS AS (last_store_message_id > customer_read_id) STORED NOT NULL,
	"is_store_unread" boolean GENERATED ALWAYS AS (last_customer_message_id > store_read_id) STORED NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "conversations_order" CHECK (("conversations"."type" = 'Order') = ("conversations"."order_id" is not null)),
	CONSTRAINT "conversations_product" CHECK (("conversations"."type" = 'Product') = ("conversations"."product_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "message_attachments" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"message_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"stored_as" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_attachments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"side" text NOT NULL,
	"author_name" text NOT NULL,
	"content" text NOT NULL,
	"actor" jsonb NOT NULL,
	"code" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "customer_addresses" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customer_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"address" jsonb NOT NULL,
	"content_key" text NOT NULL,
	"is_default_shipping" boolean DEFAULT false NOT NULL,
	"is_default_billing" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_addresses_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "customer_identities" (
	"tenant_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_identities_tenant_id_provider_subject_pk" PRIMARY KEY("tenant_id","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"nick_name" text DEFAULT '' NOT NULL,
	"group_code" text DEFAULT '' NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_restricted" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"tax_exempt" boolean DEFAULT false NOT NULL,
	"tax_exempt_reason" text DEFAULT '' NOT NULL,
	"verify_hash" text,
	"visitor_location" jsonb,
	"deleted_at" timestamp with time zone,
	"preferred_seller_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"id_hash" text NOT NULL,
	"customer_id" bigint,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_tenant_id_shop_id_id_hash_pk" PRIMARY KEY("tenant_id","shop_id","id_hash")
);
--> statement-breakpoint
CREATE TABLE "discount_uses" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"discount_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"code" text,
	"buyer" text NOT NULL,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discount_uses_tenant_id_order_id_discount_id_pk" PRIMARY KEY("tenant_id","order_id","discount_id")
);
--> statement-breakpoint
CREATE TABLE "downloads" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"order_item_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "downloads_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "email_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "folder_marks" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"folder" text NOT NULL,
	"marks" jsonb NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "folder_marks_tenant_id_shop_id_folder_pk" PRIMARY KEY("tenant_id","shop_id","folder")
);
--> statement-breakpoint
CREATE TABLE "email_signups" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"email" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_signups_tenant_id_shop_id_email_pk" PRIMARY KEY("tenant_id","shop_id","email")
);
--> statement-breakpoint
CREATE TABLE "form_files" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"submission_id" uuid NOT NULL,
	"wuid" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"stored_as" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_files_tenant_id_shop_id_id_pk" PRIMARY KEY("tenant_id","shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"form" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"attribute_name" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"email_opted" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_submissions_tenant_id_shop_id_id_pk" PRIMARY KEY("tenant_id","shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "gift_card_entries" (
	"tenant_id" uuid NOT NULL,
	"gift_card_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" uuid,
	"refund_id" uuid,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_card_entries_tenant_id_gift_card_id_id_pk" PRIMARY KEY("tenant_id","gift_card_id","id"),
	CONSTRAINT "gift_card_entries_once" UNIQUE NULLS NOT DISTINCT("tenant_id","gift_card_id","order_id","kind","refund_id")
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "gift_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" uuid NOT NULL,
	"code_hash" text,
	"code_end" text,
	"order_id" uuid,
	"order_item_id" bigint,
	"piece" integer,
	"recipient_email" text NOT NULL,
	"recipient_name" text DEFAULT '' NOT NULL,
	"from_name" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"send_on" date,
	"expires_on" date,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_cards_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotent_calls" (
	"tenant_id" uuid NOT NULL,
	"key_id" bigint NOT NULL,
	"name" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" text,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_calls_tenant_id_key_id_name_pk" PRIMARY KEY("tenant_id","key_id","name")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"tenant_id" uuid NOT NULL,
	"movement_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"part" text NOT NULL,
	"seller_id" uuid,
	"order_id" uuid,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "ledger_entries_tenant_id_movement_id_id_pk" PRIMARY KEY("tenant_id","movement_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_movements" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"order_id" uuid,
	"payment_id" uuid,
	"seller_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"ends_order" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_movements_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"tenant_id" uuid NOT NULL,
	"customer_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_tenant_id_customer_id_product_id_pk" PRIMARY KEY("tenant_id","customer_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "saved_items" (
	"tenant_id" uuid NOT NULL,
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "saved_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"seller_id" uuid NOT NULL,
	"line_key" text DEFAULT '' NOT NULL,
	"line_data" jsonb DEFAULT '{"options":{},"personalization":{}}'::jsonb NOT NULL,
	"qty" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_items_tenant_id_customer_id_id_pk" PRIMARY KEY("tenant_id","customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "shopping_list_items" (
	"tenant_id" uuid NOT NULL,
	"customer_id" bigint NOT NULL,
	"list_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shopping_list_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"seller_id" uuid NOT NULL,
	"line_key" text DEFAULT '' NOT NULL,
	"line_data" jsonb DEFAULT '{"options":{},"personalization":{}}'::jsonb NOT NULL,
	"qty" integer NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_list_items_tenant_id_customer_id_list_id_id_pk" PRIMARY KEY("tenant_id","customer_id","list_id","id")
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"tenant_id" uuid NOT NULL,
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shopping_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"share_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_lists_tenant_id_customer_id_id_pk" PRIMARY KEY("tenant_id","customer_id","id"),
	CONSTRAINT "shopping_lists_share" UNIQUE("tenant_id","share_token")
);
--> statement-breakpoint
CREATE TABLE "mail_refusals" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_refusals_tenant_id_shop_id_customer_id_kind_pk" PRIMARY KEY("tenant_id","shop_id","customer_id","kind")
);
--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"day" date NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "missed_searches_tenant_id_shop_id_day_words_pk" PRIMARY KEY("tenant_id","shop_id","day","words")
);
--> statement-breakpoint
CREATE TABLE "sales_counts" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"counted_until" timestamp with time zone NOT NULL,
	CONSTRAINT "sales_counts_tenant_id_shop_id_pk" PRIMARY KEY("tenant_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"day" date NOT NULL,
	"by" text NOT NULL,
	"key" text NOT NULL,
	"seller_id" uuid NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"orders" integer NOT NULL,
	"pieces" bigint NOT NULL,
	"goods_minor" bigint NOT NULL,
	"gift_cards_minor" bigint NOT NULL,
	"delivery_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"discount_minor" bigint NOT NULL,
	"returned_minor" bigint NOT NULL,
	CONSTRAINT "sales_days_tenant_id_shop_id_by_day_key_seller_id_pk" PRIMARY KEY("tenant_id","shop_id","by","day","key","seller_id")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"tenant_id" uuid NOT NULL,
	"product_id" bigint NOT NULL,
	"seller_id" uuid NOT NULL,
	"stock_item_id" bigint,
	"price_minor" bigint DEFAULT 0 NOT NULL,
	"final_price_minor" bigint DEFAULT 0 NOT NULL,
	"sale_minor" bigint,
	"msrp_minor" bigint,
	"hide_price" boolean DEFAULT false NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"available_for_sale" boolean DEFAULT true NOT NULL,
	"max_cart_qty" integer DEFAULT 100 NOT NULL,
	"low_stock_alert_message" text DEFAULT '' NOT NULL,
	"delivery_estimate_id" text DEFAULT '' NOT NULL,
	"item_delivery_info" text DEFAULT '' NOT NULL,
	"shipping_fee_minor" bigint,
	"condition" text DEFAULT '' NOT NULL,
	"seller_slug" text,
	"archived_from" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_tenant_id_product_id_seller_id_pk" PRIMARY KEY("tenant_id","product_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "price_levels" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "price_levels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"seller_id" uuid NOT NULL,
	"customer_groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"min_qty" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "price_levels_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sale_prices" (
	"tenant_id" uuid NOT NULL,
	"sale_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "sale_prices_tenant_id_sale_id_product_id_pk" PRIMARY KEY("tenant_id","sale_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" uuid NOT NULL,
	"name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"state" text DEFAULT 'planned' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sales_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"tenant_id" uuid NOT NULL,
	"stock_item_id" bigint NOT NULL,
	"source_at" timestamp with time zone NOT NULL,
	"source_qty" integer NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "stock_counts_tenant_id_stock_item_id_source_at_source_qty_pk" PRIMARY KEY("tenant_id","stock_item_id","source_at","source_qty")
);
--> statement-breakpoint
CREATE TABLE "stock_items" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" uuid NOT NULL,
	"sku" text NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"source_qty" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"manage_stock" boolean DEFAULT true NOT NULL,
	"allow_backorders" boolean DEFAULT false NOT NULL,
	"backorder_message" text DEFAULT '' NOT NULL,
	"backorder_ships_on" date,
	"low_stock_threshold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_items_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "stock_items_of_seller" UNIQUE("tenant_id","seller_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stock_item_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"qty" integer NOT NULL,
	"is_count" boolean NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "stock_moves_tenant_id_stock_item_id_at_id_pk" PRIMARY KEY("tenant_id","stock_item_id","at","id")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"tenant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_tenant_id_order_id_id_pk" PRIMARY KEY("tenant_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_groups" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_groups_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"tenant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"line_id" text NOT NULL,
	"product_id" bigint,
	"stock_item_id" bigint,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"variation_text" text DEFAULT '' NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"line_key" text DEFAULT '' NOT NULL,
	"line_data" jsonb DEFAULT '{"options":{},"personalization":{}}'::jsonb NOT NULL,
	"choice_texts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"qty" integer NOT NULL,
	"canceled_qty" integer DEFAULT 0 NOT NULL,
	"auto_added_by" text,
	"backordered_qty" integer DEFAULT 0 NOT NULL,
	"price_minor" bigint NOT NULL,
	"row_total_minor" bigint NOT NULL,
	"discount_minor" bigint DEFAULT 0 NOT NULL,
	"shipping_fee_minor" bigint DEFAULT 0 NOT NULL,
	"tax_minor" bigint DEFAULT 0 NOT NULL,
	"commission_minor" bigint DEFAULT 0 NOT NULL,
	"promotion_minor" bigint DEFAULT 0 NOT NULL,
	"arrival_text" text DEFAULT '' NOT NULL,
	"needs_shipping" boolean DEFAULT true NOT NULL,
	"downloads" jsonb,
	CONSTRAINT "order_items_tenant_id_order_id_id_pk" PRIMARY KEY("tenant_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"increment_id" text NOT NULL,
	"place_token" uuid NOT NULL,
	"customer_id" bigint,
	"session_hash" text,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"billing_address" jsonb NOT NULL,
	"shipping_address" jsonb,
	"shipping_method" jsonb,
	"payment_method" jsonb NOT NULL,
	"subtotal_minor" bigint NOT NULL,
	"discount_minor" bigint DEFAULT 0 NOT NULL,
	"shipping_minor" bigint DEFAULT 0 NOT NULL,
	"shipping_fee_minor" bigint DEFAULT 0 NOT NULL,
	"tax_minor" bigint DEFAULT 0 NOT NULL,
	"other_tax" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"grand_total_minor" bigint NOT NULL,
	"redeemed_minor" bigint DEFAULT 0 NOT NULL,
	"total_due_minor" bigint NOT NULL,
	"adjustments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tax_exemption" text,
	"customer_note" text DEFAULT '' NOT NULL,
	"customer_birthdate" text,
	"subscription_id" uuid,
	"invoice_number" text,
	"invoiced_at" timestamp with time zone,
	"reserved_until" timestamp with time zone,
	"names" "tsvector" GENERATED ALWAYS AS (order_names(billing_address, shipping_address)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "orders_of_group" UNIQUE("tenant_id","group_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_allocations" (
	"tenant_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"captured_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_allocations_tenant_id_payment_id_order_id_pk" PRIMARY KEY("tenant_id","payment_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "payment_outcomes" (
	"tenant_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_outcomes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"amount_minor" bigint,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_outcomes_tenant_id_payment_id_id_pk" PRIMARY KEY("tenant_id","payment_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"taken_reference" text,
	"mode" text DEFAULT 'once' NOT NULL,
	"status" text NOT NULL,
	"host" text,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"captured_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payments_of_group" UNIQUE("tenant_id","group_id","id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"redemptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"returned" jsonb,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"challenge" text NOT NULL,
	"customer_id" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_tenant_id_challenge_pk" PRIMARY KEY("tenant_id","challenge")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"rp_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"tenant_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_tenant_id_token_hash_pk" PRIMARY KEY("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "past_orders" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"number" text NOT NULL,
	"email" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "past_orders_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"seller_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"account" jsonb NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"file" text,
	"asked_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"provider_reference" text,
	"failure" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_questions" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "product_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"conversation_id" bigint,
	"code" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'approved' NOT NULL,
	"reason_rejected" text DEFAULT '' NOT NULL,
	"is_from_folder" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_questions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"number" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"customer_id" bigint,
	"session_hash" text,
	"email" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"valid_until" timestamp with time zone,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"tenant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_tenant_id_key_window_start_pk" PRIMARY KEY("tenant_id","key","window_start")
);
--> statement-breakpoint
CREATE TABLE "record_drafts" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "record_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"record" jsonb NOT NULL,
	"made_from" text,
	"at" timestamp with time zone NOT NULL,
	"actor" jsonb NOT NULL,
	"publish_at" timestamp with time zone,
	"fault" text,
	CONSTRAINT "record_drafts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "record_drafts_record" UNIQUE NULLS NOT DISTINCT("tenant_id","shop_id","kind","name")
);
--> statement-breakpoint
CREATE TABLE "record_versions" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "record_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" jsonb NOT NULL,
	"record" jsonb NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "record_versions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"pending_action" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "return_requests" (
	"tenant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"pieces" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"refund_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_requests_tenant_id_order_id_id_pk" PRIMARY KEY("tenant_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_likes" (
	"tenant_id" uuid NOT NULL,
	"review_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_likes_tenant_id_review_id_customer_id_pk" PRIMARY KEY("tenant_id","review_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"customer_id" bigint,
	"protect_code" text NOT NULL,
	"display_name" text NOT NULL,
	"guest_email" text DEFAULT '' NOT NULL,
	"star" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason_rejected" text DEFAULT '' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"reply_first_name" text DEFAULT '' NOT NULL,
	"reply_last_name" text DEFAULT '' NOT NULL,
	"is_from_folder" boolean DEFAULT false NOT NULL,
	"archived_from" text,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "reviews_star" CHECK ("reviews"."star" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "seller_reviews" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "seller_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" uuid NOT NULL,
	"order_id" uuid,
	"folder_code" text,
	"customer_id" bigint,
	"guest_email" text DEFAULT '' NOT NULL,
	"display_name" text NOT NULL,
	"star" integer NOT NULL,
	"content" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason_rejected" text DEFAULT '' NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seller_reviews_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "seller_reviews_star" CHECK ("seller_reviews"."star" between 1 and 5),
	CONSTRAINT "seller_reviews_source" CHECK (num_nonnulls("seller_reviews"."order_id", "seller_reviews"."folder_code") = 1)
);
--> statement-breakpoint
CREATE TABLE "shipment_items" (
	"tenant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"shipment_id" uuid NOT NULL,
	"order_item_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "shipment_items_tenant_id_order_id_shipment_id_order_item_id_pk" PRIMARY KEY("tenant_id","order_id","shipment_id","order_item_id")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"tenant_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "shipments_tenant_id_order_id_id_pk" PRIMARY KEY("tenant_id","order_id","id")
);
--> statement-breakpoint
CREATE TABLE "shop_counters" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "shop_counters_tenant_id_shop_id_name_pk" PRIMARY KEY("tenant_id","shop_id","name")
);
--> statement-breakpoint
CREATE TABLE "shop_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_secrets" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_id" text NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_secrets_tenant_id_shop_id_name_pk" PRIMARY KEY("tenant_id","shop_id","name")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"type" text DEFAULT 'essential' NOT NULL,
	"industry" text DEFAULT 'general' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"frontend_status" boolean DEFAULT true NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shops_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "shops_code_unique" UNIQUE("code"),
	CONSTRAINT "shops_seller" CHECK (("shops"."type" = 'marketplaceseller') = ("shops"."seller_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"tenant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"warned_at" timestamp with time zone,
	CONSTRAINT "sign_in_failures_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"tenant_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" uuid,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"tenant_id" uuid NOT NULL,
	"staff_id" bigint NOT NULL,
	"role" text NOT NULL,
	"shop_id" uuid,
	CONSTRAINT "staff_roles_once" UNIQUE NULLS NOT DISTINCT("tenant_id","staff_id","role","shop_id")
);
--> statement-breakpoint
CREATE TABLE "staff_factors" (
	"tenant_id" uuid NOT NULL,
	"staff_id" bigint NOT NULL,
	"app_key_id" text,
	"app_sealed" text,
	"app_since" timestamp with time zone,
	"app_step" bigint DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"recovery_made_at" timestamp with time zone,
	"recovery_used_at" timestamp with time zone,
	CONSTRAINT "staff_factors_tenant_id_staff_id_pk" PRIMARY KEY("tenant_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "staff_challenges" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"challenge" text NOT NULL,
	"staff_id" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_challenges_tenant_id_challenge_pk" PRIMARY KEY("tenant_id","challenge")
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"rp_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_passkeys_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"tenant_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_links_tenant_id_token_hash_pk" PRIMARY KEY("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"tenant_id" uuid NOT NULL,
	"id_hash" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"shop_id" uuid NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_tenant_id_id_hash_pk" PRIMARY KEY("tenant_id","id_hash")
);
--> statement-breakpoint
CREATE TABLE "stock_notices" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"product_id" bigint NOT NULL,
	"email" text NOT NULL,
	"customer_id" bigint,
	"confirmed_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_notices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "store_credit_entries" (
	"tenant_id" uuid NOT NULL,
	"customer_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "store_credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" uuid,
	"cause" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_credit_entries_tenant_id_customer_id_id_pk" PRIMARY KEY("tenant_id","customer_id","id"),
	CONSTRAINT "store_credit_entries_once" UNIQUE("tenant_id","customer_id","cause")
);
--> statement-breakpoint
CREATE TABLE "store_credits" (
	"tenant_id" uuid NOT NULL,
	"customer_id" bigint NOT NULL,
	"balance_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_credits_tenant_id_customer_id_pk" PRIMARY KEY("tenant_id","customer_id"),
	CONSTRAINT "store_credits_not_negative" CHECK ("store_credits"."balance_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stored_methods" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"customer_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"expires_in" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_methods_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "subscription_deliveries" (
	"tenant_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_deliveries_tenant_id_subscription_id_due_on_pk" PRIMARY KEY("tenant_id","subscription_id","due_on")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"customer_id" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"order_item_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"name" text NOT NULL,
	"variation_text" text DEFAULT '' NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"line_key" text DEFAULT '' NOT NULL,
	"line_data" jsonb NOT NULL,
	"qty" integer NOT NULL,
	"every" integer NOT NULL,
	"unit" text NOT NULL,
	"status" text NOT NULL,
	"first_on" date NOT NULL,
	"next_on" date NOT NULL,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"retry_at" timestamp with time zone,
	"email" text NOT NULL,
	"shipping_address" jsonb,
	"billing_address" jsonb NOT NULL,
	"shipping_method_code" text DEFAULT '' NOT NULL,
	"payment_method_code" text NOT NULL,
	"payment_method_title" text NOT NULL,
	"stored_method_id" uuid,
	"customer_birthdate" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tenant_homes" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"cluster" text NOT NULL,
	"is_here" boolean NOT NULL,
	"other" text,
	"state" text,
	"names" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"tenant_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"is_house" boolean DEFAULT false NOT NULL,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"commission" jsonb DEFAULT '{"defaultBasisPoints":0,"byCategory":{},"fixedMinor":0}'::jsonb NOT NULL,
	"payout" jsonb DEFAULT '{"account":null,"schedule":"weekly","holdDays":7,"minimumMinor":0}'::jsonb NOT NULL,
	"tax_remitter" text DEFAULT 'marketplace' NOT NULL,
	"selling" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rating_hundredths" integer DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sellers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tenants_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "used_logins" (
	"tenant_id" uuid NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_logins_tenant_id_state_pk" PRIMARY KEY("tenant_id","state")
);
--> statement-breakpoint
CREATE TABLE "webhook_cursors" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"collected_until" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_cursors_tenant_id_shop_id_pk" PRIMARY KEY("tenant_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"tenant_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event_id" bigint NOT NULL,
	"entity" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_status" integer,
	"last_error" text DEFAULT '' NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_tenant_id_webhook_id_event_id_pk" PRIMARY KEY("tenant_id","webhook_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"type" text NOT NULL,
	"entity" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"tenant_id" uuid NOT NULL,
	"shop_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"types" jsonb NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"key_id" text NOT NULL,
	"sealed" text NOT NULL,
	"former_key_id" text,
	"former_sealed" text,
	"former_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awaited_pictures" ADD CONSTRAINT "awaited_pictures_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awaited_pictures" ADD CONSTRAINT "awaited_pictures_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awaited_pictures" ADD CONSTRAINT "awaited_pictures_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_operations" ADD CONSTRAINT "bulk_operations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_operations" ADD CONSTRAINT "bulk_operations_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_pieces" ADD CONSTRAINT "bulk_pieces_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_pieces" ADD CONSTRAINT "bulk_pieces_tenant_id_operation_id_bulk_operations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","operation_id") REFERENCES "public"."bulk_operations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_tenant_id_operation_id_bulk_operations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","operation_id") REFERENCES "public"."bulk_operations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_tenant_id_cart_id_carts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cart_id") REFERENCES "public"."carts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_sets" ADD CONSTRAINT "option_sets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_tenant_id_category_id_categories_tenant_id_id_fk" FOREIGN KEY ("tenant_id","category_id") REFERENCES "public"."categories"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_children" ADD CONSTRAINT "product_children_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_children" ADD CONSTRAINT "product_children_tenant_id_parent_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parent_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_children" ADD CONSTRAINT "product_children_tenant_id_child_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","child_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tenant_id_parent_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","parent_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tenant_id_option_set_option_sets_tenant_id_code_fk" FOREIGN KEY ("tenant_id","option_set") REFERENCES "public"."option_sets"("tenant_id","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_embeds" ADD CONSTRAINT "video_embeds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_hits" ADD CONSTRAINT "address_hits_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_hits" ADD CONSTRAINT "address_hits_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slugs" ADD CONSTRAINT "slugs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slugs" ADD CONSTRAINT "slugs_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_contents" ADD CONSTRAINT "widget_contents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_contents" ADD CONSTRAINT "widget_contents_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_tenant_id_message_id_messages_tenant_id_id_fk" FOREIGN KEY ("tenant_id","message_id") REFERENCES "public"."messages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_tenant_id_conversation_id_conversations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","conversation_id") REFERENCES "public"."conversations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_identities" ADD CONSTRAINT "customer_identities_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_tenant_id_preferred_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","preferred_seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_tenant_id_group_id_order_id_orders_tenant_id_group_id_id_fk" FOREIGN KEY ("tenant_id","group_id","order_id") REFERENCES "public"."orders"("tenant_id","group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_tenant_id_order_id_order_item_id_order_items_tenant_id_order_id_id_fk" FOREIGN KEY ("tenant_id","order_id","order_item_id") REFERENCES "public"."order_items"("tenant_id","order_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_marks" ADD CONSTRAINT "folder_marks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_marks" ADD CONSTRAINT "folder_marks_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_signups" ADD CONSTRAINT "email_signups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_signups" ADD CONSTRAINT "email_signups_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_tenant_id_shop_id_submission_id_form_submissions_tenant_id_shop_id_id_fk" FOREIGN KEY ("tenant_id","shop_id","submission_id") REFERENCES "public"."form_submissions"("tenant_id","shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_tenant_id_gift_card_id_gift_cards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","gift_card_id") REFERENCES "public"."gift_cards"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_tenant_id_refund_id_refunds_tenant_id_id_fk" FOREIGN KEY ("tenant_id","refund_id") REFERENCES "public"."refunds"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_tenant_id_order_id_order_item_id_order_items_tenant_id_order_id_id_fk" FOREIGN KEY ("tenant_id","order_id","order_item_id") REFERENCES "public"."order_items"("tenant_id","order_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD CONSTRAINT "idempotent_calls_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_calls" ADD CONSTRAINT "idempotent_calls_tenant_id_key_id_api_keys_tenant_id_id_fk" FOREIGN KEY ("tenant_id","key_id") REFERENCES "public"."api_keys"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tenant_id_movement_id_ledger_movements_tenant_id_id_fk" FOREIGN KEY ("tenant_id","movement_id") REFERENCES "public"."ledger_movements"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_tenant_id_payment_id_payments_tenant_id_id_fk" FOREIGN KEY ("tenant_id","payment_id") REFERENCES "public"."payments"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_tenant_id_customer_id_list_id_shopping_lists_tenant_id_customer_id_id_fk" FOREIGN KEY ("tenant_id","customer_id","list_id") REFERENCES "public"."shopping_lists"("tenant_id","customer_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD CONSTRAINT "shopping_list_items_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_refusals" ADD CONSTRAINT "mail_refusals_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_refusals" ADD CONSTRAINT "mail_refusals_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missed_searches" ADD CONSTRAINT "missed_searches_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missed_searches" ADD CONSTRAINT "missed_searches_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_counts" ADD CONSTRAINT "sales_counts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_counts" ADD CONSTRAINT "sales_counts_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_days" ADD CONSTRAINT "sales_days_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_days" ADD CONSTRAINT "sales_days_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_days" ADD CONSTRAINT "sales_days_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_tenant_id_seller_id_stock_item_id_stock_items_tenant_id_seller_id_id_fk" FOREIGN KEY ("tenant_id","seller_id","stock_item_id") REFERENCES "public"."stock_items"("tenant_id","seller_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_levels" ADD CONSTRAINT "price_levels_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_levels" ADD CONSTRAINT "price_levels_tenant_id_product_id_seller_id_offers_tenant_id_product_id_seller_id_fk" FOREIGN KEY ("tenant_id","product_id","seller_id") REFERENCES "public"."offers"("tenant_id","product_id","seller_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_prices" ADD CONSTRAINT "sale_prices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_prices" ADD CONSTRAINT "sale_prices_tenant_id_sale_id_sales_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sale_id") REFERENCES "public"."sales"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_prices" ADD CONSTRAINT "sale_prices_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_tenant_id_stock_item_id_stock_items_tenant_id_id_fk" FOREIGN KEY ("tenant_id","stock_item_id") REFERENCES "public"."stock_items"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_tenant_id_stock_item_id_stock_items_tenant_id_id_fk" FOREIGN KEY ("tenant_id","stock_item_id") REFERENCES "public"."stock_items"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_groups" ADD CONSTRAINT "order_groups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_groups" ADD CONSTRAINT "order_groups_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_group_id_order_groups_tenant_id_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."order_groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_tenant_id_group_id_payment_id_payments_tenant_id_group_id_id_fk" FOREIGN KEY ("tenant_id","group_id","payment_id") REFERENCES "public"."payments"("tenant_id","group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_tenant_id_group_id_order_id_orders_tenant_id_group_id_id_fk" FOREIGN KEY ("tenant_id","group_id","order_id") REFERENCES "public"."orders"("tenant_id","group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_outcomes" ADD CONSTRAINT "payment_outcomes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_outcomes" ADD CONSTRAINT "payment_outcomes_tenant_id_payment_id_payments_tenant_id_id_fk" FOREIGN KEY ("tenant_id","payment_id") REFERENCES "public"."payments"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_group_id_order_groups_tenant_id_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."order_groups"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_tenant_id_payment_id_order_id_payment_allocations_tenant_id_payment_id_order_id_fk" FOREIGN KEY ("tenant_id","payment_id","order_id") REFERENCES "public"."payment_allocations"("tenant_id","payment_id","order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_orders" ADD CONSTRAINT "past_orders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_orders" ADD CONSTRAINT "past_orders_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_tenant_id_conversation_id_conversations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","conversation_id") REFERENCES "public"."conversations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_drafts" ADD CONSTRAINT "record_drafts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_drafts" ADD CONSTRAINT "record_drafts_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_tenant_id_refund_id_refunds_tenant_id_id_fk" FOREIGN KEY ("tenant_id","refund_id") REFERENCES "public"."refunds"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_likes" ADD CONSTRAINT "review_likes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_likes" ADD CONSTRAINT "review_likes_tenant_id_review_id_reviews_tenant_id_id_fk" FOREIGN KEY ("tenant_id","review_id") REFERENCES "public"."reviews"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_likes" ADD CONSTRAINT "review_likes_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reviews" ADD CONSTRAINT "seller_reviews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reviews" ADD CONSTRAINT "seller_reviews_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reviews" ADD CONSTRAINT "seller_reviews_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reviews" ADD CONSTRAINT "seller_reviews_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_tenant_id_order_id_shipment_id_shipments_tenant_id_order_id_id_fk" FOREIGN KEY ("tenant_id","order_id","shipment_id") REFERENCES "public"."shipments"("tenant_id","order_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_tenant_id_order_id_order_item_id_order_items_tenant_id_order_id_id_fk" FOREIGN KEY ("tenant_id","order_id","order_item_id") REFERENCES "public"."order_items"("tenant_id","order_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_counters" ADD CONSTRAINT "shop_counters_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_counters" ADD CONSTRAINT "shop_counters_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_domains" ADD CONSTRAINT "shop_domains_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_domains" ADD CONSTRAINT "shop_domains_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_secrets" ADD CONSTRAINT "shop_secrets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_secrets" ADD CONSTRAINT "shop_secrets_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_failures" ADD CONSTRAINT "sign_in_failures_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_factors" ADD CONSTRAINT "staff_factors_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_factors" ADD CONSTRAINT "staff_factors_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_challenges" ADD CONSTRAINT "staff_challenges_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_challenges" ADD CONSTRAINT "staff_challenges_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_challenges" ADD CONSTRAINT "staff_challenges_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_tenant_id_staff_id_staff_tenant_id_id_fk" FOREIGN KEY ("tenant_id","staff_id") REFERENCES "public"."staff"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_tenant_id_product_id_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","product_id") REFERENCES "public"."products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_credit_entries" ADD CONSTRAINT "store_credit_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_credit_entries" ADD CONSTRAINT "store_credit_entries_tenant_id_customer_id_store_credits_tenant_id_customer_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."store_credits"("tenant_id","customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_credit_entries" ADD CONSTRAINT "store_credit_entries_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_credits" ADD CONSTRAINT "store_credits_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_credits" ADD CONSTRAINT "store_credits_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_methods" ADD CONSTRAINT "stored_methods_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_methods" ADD CONSTRAINT "stored_methods_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_methods" ADD CONSTRAINT "stored_methods_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_deliveries" ADD CONSTRAINT "subscription_deliveries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_deliveries" ADD CONSTRAINT "subscription_deliveries_tenant_id_subscription_id_subscriptions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","subscription_id") REFERENCES "public"."subscriptions"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_tenant_id_seller_id_sellers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","seller_id") REFERENCES "public"."sellers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_tenant_id_customer_id_customers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","customer_id") REFERENCES "public"."customers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_tenant_id_order_id_order_item_id_order_items_tenant_id_order_id_id_fk" FOREIGN KEY ("tenant_id","order_id","order_item_id") REFERENCES "public"."order_items"("tenant_id","order_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_tenant_id_stored_method_id_stored_methods_tenant_id_id_fk" FOREIGN KEY ("tenant_id","stored_method_id") REFERENCES "public"."stored_methods"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "used_logins" ADD CONSTRAINT "used_logins_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_cursors" ADD CONSTRAINT "webhook_cursors_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_cursors" ADD CONSTRAINT "webhook_cursors_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_tenant_id_webhook_id_webhooks_tenant_id_id_fk" FOREIGN KEY ("tenant_id","webhook_id") REFERENCES "public"."webhooks"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_tenant_id_event_id_webhook_events_tenant_id_id_fk" FOREIGN KEY ("tenant_id","event_id") REFERENCES "public"."webhook_events"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_tenant_id_shop_id_shops_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shop_id") REFERENCES "public"."shops"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("tenant_id","key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_prefix" ON "api_keys" USING btree ("tenant_id","prefix");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("tenant_id","subject","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_latest" ON "audit_log" USING btree ("tenant_id","subject","at","id");--> statement-breakpoint
CREATE INDEX "awaited_pictures_due" ON "awaited_pictures" USING btree ("tenant_id","shop_id","state","next_at");--> statement-breakpoint
CREATE INDEX "awaited_pictures_url" ON "awaited_pictures" USING hash ("url");--> statement-breakpoint
CREATE INDEX "bulk_operations_list" ON "bulk_operations" USING btree ("tenant_id","shop_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_line" ON "cart_items" USING btree ("tenant_id","cart_id","product_id","line_key");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_customer" ON "carts" USING btree ("tenant_id","shop_id","customer_id","seller_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_session" ON "carts" USING btree ("tenant_id","shop_id","session_hash","seller_id");--> statement-breakpoint
CREATE INDEX "carts_expiry" ON "carts" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug" ON "categories" USING btree ("tenant_id","slug");--> statement-breakpoint
CREATE INDEX "categories_path" ON "categories" USING btree ("tenant_id","path");--> statement-breakpoint
CREATE INDEX "categories_name_words" ON "categories" USING gin (to_tsvector('english', search_text("name")));--> statement-breakpoint
CREATE INDEX "product_categories_product" ON "product_categories" USING btree ("tenant_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree ("tenant_id","sku");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug" ON "products" USING btree ("tenant_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "products_jpin" ON "products" USING btree ("tenant_id","jpin");--> statement-breakpoint
CREATE INDEX "products_parent" ON "products" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE INDEX "products_state" ON "products" USING btree ("tenant_id","status","id") WHERE "products"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("tenant_id",lower(left("name", 200)),"id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_sku_words" ON "products" USING gin (to_tsvector('simple', search_text("sku")));--> statement-breakpoint
CREATE INDEX "products_with_videos" ON "products" USING btree ("tenant_id") WHERE "products"."videos" <> '[]';--> statement-breakpoint
CREATE INDEX "products_description_words" ON "products" USING gin (to_tsvector('english', search_text(html_text("description"))));--> statement-breakpoint
CREATE INDEX "address_hits_latest" ON "address_hits" USING btree ("tenant_id","shop_id","kind","last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "templates_name" ON "templates" USING btree ("tenant_id","shop_id","entity_type","name");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_order" ON "conversations" USING btree ("tenant_id","customer_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_product" ON "conversations" USING btree ("tenant_id","customer_id","shop_id","product_id");--> statement-breakpoint
CREATE INDEX "conversations_customer" ON "conversations" USING btree ("tenant_id","customer_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_customer_unread" ON "conversations" USING btree ("tenant_id","customer_id") WHERE "conversations"."is_customer_unread";--> statement-breakpoint
CREATE INDEX "conversations_shop" ON "conversations" USING btree ("tenant_id","shop_id","last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_attachments_name" ON "message_attachments" USING btree ("tenant_id","message_id","file_name");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("tenant_id","conversation_id","id");--> statement-breakpoint
CREATE INDEX "messages_code" ON "messages" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_content" ON "customer_addresses" USING btree ("tenant_id","customer_id","content_key");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_shipping" ON "customer_addresses" USING btree ("tenant_id","customer_id") WHERE is_default_shipping;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_billing" ON "customer_addresses" USING btree ("tenant_id","customer_id") WHERE is_default_billing;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_identities_customer" ON "customer_identities" USING btree ("tenant_id","customer_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "customers_created" ON "customers" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "customers_email_begins" ON "customers" USING btree ("tenant_id","email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_group" ON "customers" USING btree ("tenant_id","group_code","id");--> statement-breakpoint
CREATE INDEX "customers_names" ON "customers" USING gin (customer_names("first_name", "last_name", "nick_name"));--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "sessions_customer" ON "sessions" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE INDEX "discount_uses_discount" ON "discount_uses" USING btree ("tenant_id","shop_id","discount_id");--> statement-breakpoint
CREATE UNIQUE INDEX "downloads_file" ON "downloads" USING btree ("tenant_id","order_id","order_item_id","position");--> statement-breakpoint
CREATE INDEX "email_changes_customer" ON "email_changes" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE INDEX "email_changes_expiry" ON "email_changes" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_signups_id" ON "email_signups" USING btree ("tenant_id","shop_id","id");--> statement-breakpoint
CREATE INDEX "form_files_submission" ON "form_files" USING btree ("tenant_id","shop_id","submission_id");--> statement-breakpoint
CREATE INDEX "form_submissions_form" ON "form_submissions" USING btree ("tenant_id","shop_id","form","created_at");--> statement-breakpoint
CREATE INDEX "form_submissions_created" ON "form_submissions" USING btree ("tenant_id","shop_id","created_at");--> statement-breakpoint
CREATE INDEX "gift_card_entries_order" ON "gift_card_entries" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_code" ON "gift_cards" USING btree ("tenant_id","shop_id","code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_piece" ON "gift_cards" USING btree ("tenant_id","order_id","order_item_id","piece");--> statement-breakpoint
CREATE INDEX "idempotent_calls_started" ON "idempotent_calls" USING btree ("tenant_id","started_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("tenant_id","account","seller_id","order_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_movements_once" ON "ledger_movements" USING btree ("tenant_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_movements_end" ON "ledger_movements" USING btree ("tenant_id","order_id") WHERE "ledger_movements"."ends_order";--> statement-breakpoint
CREATE INDEX "ledger_movements_order" ON "ledger_movements" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE INDEX "ledger_movements_time" ON "ledger_movements" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "favorites_product" ON "favorites" USING btree ("tenant_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_items_line" ON "saved_items" USING btree ("tenant_id","customer_id","seller_id","product_id","line_key");--> statement-breakpoint
CREATE INDEX "saved_items_product" ON "saved_items" USING btree ("tenant_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_list_items_line" ON "shopping_list_items" USING btree ("tenant_id","customer_id","list_id","seller_id","product_id","line_key");--> statement-breakpoint
CREATE INDEX "shopping_list_items_product" ON "shopping_list_items" USING btree ("tenant_id","product_id");--> statement-breakpoint
CREATE INDEX "sales_days_day" ON "sales_days" USING btree ("tenant_id","shop_id","day");--> statement-breakpoint
CREATE INDEX "offers_seller" ON "offers" USING btree ("tenant_id","seller_id");--> statement-breakpoint
CREATE INDEX "offers_stock" ON "offers" USING btree ("tenant_id","stock_item_id");--> statement-breakpoint
CREATE INDEX "offers_seller_slug" ON "offers" USING btree ("tenant_id","seller_slug");--> statement-breakpoint
CREATE INDEX "price_levels_offer" ON "price_levels" USING btree ("tenant_id","product_id","seller_id");--> statement-breakpoint
CREATE INDEX "sale_prices_product" ON "sale_prices" USING btree ("tenant_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_name" ON "sales" USING btree ("tenant_id","seller_id","name");--> statement-breakpoint
CREATE INDEX "sales_due" ON "sales" USING btree ("state","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_items_sku" ON "stock_items" USING btree ("tenant_id","seller_id","sku");--> statement-breakpoint
CREATE INDEX "order_items_sku" ON "order_items" USING btree ("tenant_id","sku","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_place_token" ON "orders" USING btree ("tenant_id","place_token");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_increment" ON "orders" USING btree ("tenant_id","shop_id","increment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_invoice" ON "orders" USING btree ("tenant_id","shop_id","invoice_number");--> statement-breakpoint
CREATE INDEX "orders_invoiced" ON "orders" USING btree ("tenant_id","shop_id","invoiced_at","id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE INDEX "orders_session" ON "orders" USING btree ("tenant_id","session_hash") WHERE "orders"."session_hash" is not null;--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_of_shop" ON "orders" USING btree ("tenant_id","shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_of_seller" ON "orders" USING btree ("tenant_id","seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("tenant_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_number" ON "orders" USING btree ("tenant_id","increment_id");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("tenant_id",lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("tenant_id","grand_total_minor");--> statement-breakpoint
CREATE INDEX "orders_names" ON "orders" USING gin ("names");--> statement-breakpoint
CREATE INDEX "orders_subscription" ON "orders" USING btree ("tenant_id","subscription_id");--> statement-breakpoint
CREATE INDEX "orders_reserved_until" ON "orders" USING btree ("tenant_id","reserved_until");--> statement-breakpoint
CREATE INDEX "payment_allocations_order" ON "payment_allocations" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_outcomes_once" ON "payment_outcomes" USING btree ("tenant_id","payment_id","kind","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("tenant_id","provider","reference");--> statement-breakpoint
CREATE INDEX "payments_group" ON "payments" USING btree ("tenant_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_reference" ON "refunds" USING btree ("tenant_id","payment_id","order_id","reference");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_customer" ON "passkeys" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE INDEX "password_resets_customer" ON "password_resets" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "past_orders_number" ON "past_orders" USING btree ("tenant_id","shop_id","number");--> statement-breakpoint
CREATE INDEX "past_orders_email" ON "past_orders" USING btree ("tenant_id","email","placed_at");--> statement-breakpoint
CREATE INDEX "past_orders_placed" ON "past_orders" USING btree ("tenant_id","shop_id","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_reference" ON "payouts" USING btree ("tenant_id","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_day" ON "payouts" USING btree ("tenant_id","seller_id","until");--> statement-breakpoint
CREATE INDEX "payouts_state" ON "payouts" USING btree ("tenant_id","state");--> statement-breakpoint
CREATE INDEX "payouts_file" ON "payouts" USING btree ("tenant_id","file");--> statement-breakpoint
CREATE UNIQUE INDEX "product_questions_code" ON "product_questions" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "product_questions_product" ON "product_questions" USING btree ("tenant_id","product_id","asked_at");--> statement-breakpoint
CREATE INDEX "product_questions_status" ON "product_questions" USING btree ("tenant_id","status","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_number" ON "quotes" USING btree ("tenant_id","shop_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_cart" ON "quotes" USING btree ("tenant_id","cart_id");--> statement-breakpoint
CREATE INDEX "quotes_order" ON "quotes" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE INDEX "rate_limits_age" ON "rate_limits" USING btree ("tenant_id","window_start");--> statement-breakpoint
CREATE INDEX "record_versions_record" ON "record_versions" USING btree ("tenant_id","kind","name","id");--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "registrations_expiry" ON "registrations" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "review_likes_customer" ON "review_likes" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_protect_code" ON "reviews" USING btree ("tenant_id","protect_code");--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("tenant_id","product_id","status","written_at");--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("tenant_id","status","written_at");--> statement-breakpoint
CREATE INDEX "reviews_name" ON "reviews" USING btree ("tenant_id",lower("display_name"));--> statement-breakpoint
CREATE INDEX "reviews_customer" ON "reviews" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_reviews_order" ON "seller_reviews" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_reviews_code" ON "seller_reviews" USING btree ("tenant_id","folder_code");--> statement-breakpoint
CREATE INDEX "seller_reviews_seller" ON "seller_reviews" USING btree ("tenant_id","seller_id","status","written_at");--> statement-breakpoint
CREATE INDEX "seller_reviews_status" ON "seller_reviews" USING btree ("tenant_id","status","written_at");--> statement-breakpoint
CREATE INDEX "seller_reviews_name" ON "seller_reviews" USING btree ("tenant_id",lower("display_name"));--> statement-breakpoint
CREATE INDEX "seller_reviews_customer" ON "seller_reviews" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE INDEX "shipments_created" ON "shipments" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "shop_domains_shop" ON "shop_domains" USING btree ("tenant_id","shop_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_domains_primary" ON "shop_domains" USING btree ("tenant_id","shop_id") WHERE "shop_domains"."is_primary";--> statement-breakpoint
CREATE UNIQUE INDEX "shops_id" ON "shops" USING btree ("id");--> statement-breakpoint
CREATE INDEX "sign_in_failures_age" ON "sign_in_failures" USING btree ("tenant_id","last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree ("tenant_id",lower("email"));--> statement-breakpoint
CREATE INDEX "staff_challenges_expiry" ON "staff_challenges" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "staff_passkeys_staff" ON "staff_passkeys" USING btree ("tenant_id","staff_id");--> statement-breakpoint
CREATE INDEX "staff_links_expiry" ON "staff_links" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "staff_links_staff" ON "staff_links" USING btree ("tenant_id","staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("tenant_id","staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notices_once" ON "stock_notices" USING btree ("tenant_id","shop_id","product_id","email");--> statement-breakpoint
CREATE INDEX "stock_notices_customer" ON "stock_notices" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE INDEX "store_credit_entries_order" ON "store_credit_entries" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stored_methods_token" ON "stored_methods" USING btree ("tenant_id","shop_id","customer_id","provider","token");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_line" ON "subscriptions" USING btree ("tenant_id","order_id","order_item_id");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("tenant_id","status","next_on");--> statement-breakpoint
CREATE UNIQUE INDEX "sellers_code" ON "sellers" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "sellers_guid" ON "sellers" USING btree ("guid");--> statement-breakpoint
CREATE UNIQUE INDEX "sellers_house" ON "sellers" USING btree ("tenant_id") WHERE "sellers"."is_house";--> statement-breakpoint
CREATE INDEX "used_logins_expiry" ON "used_logins" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("tenant_id","webhook_id","state","due_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_entity" ON "webhook_deliveries" USING btree ("tenant_id","webhook_id","entity","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_events_once" ON "webhook_events" USING btree ("tenant_id","shop_id","key");