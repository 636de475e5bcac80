CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (public.fold_title(title)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "news_by_date" ON "news" USING btree ("created_date","id");--> statement-breakpoint
CREATE INDEX "products_on_sale" ON "products" USING btree ("product_type","price","id") WHERE not "products"."in_archive";--> statement-breakpoint
CREATE INDEX "products_by_title" ON "products" USING gin ("search_text" gin_trgm_ops) WHERE not "products"."in_archive";