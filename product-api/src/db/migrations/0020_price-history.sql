CREATE TABLE "price_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"price" integer NOT NULL,
	"is_reduced" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reductions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reductions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"price" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"lowest_price" integer,
	"who" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reductions_price_positive" CHECK ("reductions"."price" > 0),
	CONSTRAINT "reductions_in_order" CHECK ("reductions"."starts_at" <= "reductions"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "regular_price" integer;
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lowest_price" integer;
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "lowest_price" integer;
--> statement-breakpoint
ALTER TABLE "reductions" ADD CONSTRAINT "reductions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "price_history_of_product" ON "price_history" USING btree ("product_id","since","id");
--> statement-breakpoint
CREATE INDEX "reductions_of_product" ON "reductions" USING btree ("product_id","starts_at");
--> statement-breakpoint
CREATE INDEX "reductions_open" ON "reductions" USING btree ("product_id") WHERE "reductions"."ended_at" is null;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price_reduced" CHECK ("products"."regular_price" > "products"."price") NOT VALID;
--> statement-breakpoint
-- Triggers, and not the statements of the product API, so that a version before that still runs leaves no gap. Names are qualified because
-- a restored backup has no search path.
CREATE FUNCTION public.add_first_prices() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.price_history (product_id, price, is_reduced, since)
  SELECT id, price, regular_price IS NOT NULL, created_at FROM added ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The clock and not the start of the transaction: whoever changed the price before may have begun later.
CREATE FUNCTION public.add_price() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.price_history (product_id, price, is_reduced, since)
  VALUES (NEW.id, NEW.price, NEW.regular_price IS NOT NULL, clock_timestamp());
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Before the prices that are there are read: nobody changes one meanwhile.
CREATE TRIGGER products_first_priced AFTER INSERT ON "products"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.add_first_prices();
--> statement-breakpoint
CREATE TRIGGER products_price_changed AFTER UPDATE OF "price" ON "products"
FOR EACH ROW WHEN (OLD.price <> NEW.price) EXECUTE FUNCTION public.add_price();
--> statement-breakpoint
-- The first price is the one that the first change left behind, or that of today.
INSERT INTO "price_history" ("product_id", "price", "is_reduced", "since")
SELECT products.id, coalesce(first_change.price_from, products.price), false, products.created_at
FROM "products" LEFT JOIN LATERAL (
  SELECT price_from FROM "product_changes"
  WHERE product_changes.product_id = products.id AND event = 'price' AND price_from IS NOT NULL
  ORDER BY product_changes.id LIMIT 1
) AS first_change ON true
ORDER BY products.id;
--> statement-breakpoint
INSERT INTO "price_history" ("product_id", "price", "is_reduced", "since")
SELECT product_id, price_to, false, at FROM "product_changes"
WHERE event = 'price' AND price_to IS NOT NULL ORDER BY id;
--> statement-breakpoint
-- A price that was changed without a word is known from now on.
INSERT INTO "price_history" ("product_id", "price", "is_reduced", "since")
SELECT products.id, products.price, false, clock_timestamp()
FROM "products" JOIN LATERAL (
  SELECT price FROM "price_history" AS known WHERE known.product_id = products.id ORDER BY known.id DESC LIMIT 1
) AS last_known ON last_known.price <> products.price
ORDER BY products.id;
