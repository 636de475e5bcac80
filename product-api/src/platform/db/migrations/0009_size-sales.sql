ALTER TABLE "spacers" ADD COLUMN "size_sold" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "size_sold" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "size_sold" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "spacers_most_bought_first" ON "spacers" USING btree ("sold_out","size_sold" DESC NULLS FIRST,"sale_price","product_id") WHERE "spacers"."sale_price" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tires_most_bought_first" ON "tires" USING btree ("sold_out","size_sold" DESC NULLS FIRST,"sale_price","product_id") WHERE "tires"."sale_price" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wheels_most_bought_first" ON "wheels" USING btree ("sold_out","size_sold" DESC NULLS FIRST,"sale_price","product_id") WHERE "wheels"."sale_price" is not null;