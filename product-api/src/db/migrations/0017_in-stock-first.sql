ALTER TABLE "spacers" ADD COLUMN "sold_out" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "sold_out" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "sold_out" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Nearly all are in stock, so by its statistics the planner would take an index that begins with this for one in the order of the table.
ALTER TABLE "spacers" ALTER COLUMN "sold_out" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "tires" ALTER COLUMN "sold_out" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "wheels" ALTER COLUMN "sold_out" SET STATISTICS 0;
--> statement-breakpoint
-- Whether any is left is known by the tables of each kind as well, so that one index has what is in stock before what is not. Names are
-- qualified because a restored backup has no search path.
CREATE OR REPLACE FUNCTION public.take_sale_price() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  SELECT CASE WHEN NOT in_archive THEN price END, quantity_in_stock = 0 INTO NEW.sale_price, NEW.sold_out
  FROM public.products WHERE id = NEW.product_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.hand_on_sale_price() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  new_price integer := CASE WHEN NOT NEW.in_archive THEN NEW.price END;
  none_left boolean := NEW.quantity_in_stock = 0;
BEGIN
  UPDATE public.tires SET sale_price = new_price, sold_out = none_left WHERE product_id = NEW.id;
  UPDATE public.wheels SET sale_price = new_price, sold_out = none_left WHERE product_id = NEW.id;
  UPDATE public.spacers SET sale_price = new_price, sold_out = none_left WHERE product_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Before the rows that are there are read: nobody changes a stock meanwhile.
CREATE OR REPLACE TRIGGER products_priced AFTER UPDATE OF "price", "in_archive", "quantity_in_stock" ON "products"
FOR EACH ROW WHEN (
  (OLD.price, OLD.in_archive, OLD.quantity_in_stock = 0) IS DISTINCT FROM (NEW.price, NEW.in_archive, NEW.quantity_in_stock = 0)
)
EXECUTE FUNCTION public.hand_on_sale_price();
--> statement-breakpoint
UPDATE "tires" SET "sold_out" = true FROM "products" WHERE products.id = "tires".product_id AND products.quantity_in_stock = 0;
--> statement-breakpoint
UPDATE "wheels" SET "sold_out" = true FROM "products" WHERE products.id = "wheels".product_id AND products.quantity_in_stock = 0;
--> statement-breakpoint
UPDATE "spacers" SET "sold_out" = true FROM "products" WHERE products.id = "spacers".product_id AND products.quantity_in_stock = 0;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "spacers_of_fit_in_stock_first" ON "spacers" USING btree ("bolt_distance","thickness","sold_out","sale_price","product_id") WHERE "spacers"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "spacers_of_bolt_distance_in_stock_first" ON "spacers" USING btree ("bolt_distance","sold_out","sale_price","product_id") WHERE "spacers"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "spacers_of_thickness_in_stock_first" ON "spacers" USING btree ("thickness","sold_out","sale_price","product_id") WHERE "spacers"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "spacers_in_stock_first" ON "spacers" USING btree ("sold_out","sale_price","product_id") WHERE "spacers"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tires_of_size_in_stock_first" ON "tires" USING btree ("width","profile","diameter","sold_out","sale_price","product_id") WHERE "tires"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tires_of_size_and_protector_in_stock_first" ON "tires" USING btree ("width","profile","diameter","protector","sold_out","sale_price","product_id") WHERE "tires"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tires_of_width_in_stock_first" ON "tires" USING btree ("width","sold_out","sale_price","product_id") WHERE "tires"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tires_of_profile_in_stock_first" ON "tires" USING btree ("profile","sold_out","sale_price","product_id") WHERE "tires"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tires_of_diameter_in_stock_first" ON "tires" USING btree ("diameter","sold_out","sale_price","product_id") WHERE "tires"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tires_of_season_in_stock_first" ON "tires" USING btree ("season","sold_out","sale_price","product_id") WHERE "tires"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tires_of_manufacturer_in_stock_first" ON "tires" USING btree ("manufacturer","sold_out","sale_price","product_id") WHERE "tires"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tires_of_protector_in_stock_first" ON "tires" USING btree ("protector","sold_out","sale_price","product_id") WHERE "tires"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tires_in_stock_first" ON "tires" USING btree ("sold_out","sale_price","product_id") WHERE "tires"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wheels_of_fit_in_stock_first" ON "wheels" USING btree ("diameter","bolt_spacing","width","central_bore_diameter","sold_out","sale_price","product_id") WHERE "wheels"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wheels_of_diameter_in_stock_first" ON "wheels" USING btree ("diameter","sold_out","sale_price","product_id") WHERE "wheels"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wheels_of_bolt_spacing_in_stock_first" ON "wheels" USING btree ("bolt_spacing","sold_out","sale_price","product_id") WHERE "wheels"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wheels_of_width_in_stock_first" ON "wheels" USING btree ("width","sold_out","sale_price","product_id") WHERE "wheels"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wheels_of_central_bore_in_stock_first" ON "wheels" USING btree ("central_bore_diameter","sold_out","sale_price","product_id") WHERE "wheels"."sale_price" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wheels_in_stock_first" ON "wheels" USING btree ("sold_out","sale_price","product_id") WHERE "wheels"."sale_price" is not null;
--> statement-breakpoint
-- At the end, so that nobody who reads waits for the new ones. A version before that still runs finds the same without these, only later.
DROP INDEX IF EXISTS "spacers_of_fit_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "spacers_of_bolt_distance_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "spacers_of_thickness_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "spacers_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "tires_of_size_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "tires_of_size_and_protector_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "tires_of_width_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "tires_of_profile_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "tires_of_diameter_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "tires_of_season_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "tires_of_manufacturer_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "tires_of_protector_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "tires_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "wheels_of_fit_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "wheels_of_diameter_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "wheels_of_bolt_spacing_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "wheels_of_width_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "wheels_of_central_bore_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "wheels_by_price";
