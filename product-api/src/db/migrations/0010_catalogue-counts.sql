CREATE TABLE "spacer_counts" (
	"bolt_distance" text NOT NULL,
	"thickness" numeric(6, 2) NOT NULL,
	"on_sale" integer NOT NULL,
	CONSTRAINT "spacer_counts_pk" PRIMARY KEY("bolt_distance","thickness")
);
--> statement-breakpoint
CREATE TABLE "tire_counts" (
	"width" numeric(6, 2) NOT NULL,
	"profile" numeric(6, 2) NOT NULL,
	"diameter" numeric(6, 2) NOT NULL,
	"season" text NOT NULL,
	"manufacturer" text NOT NULL,
	"protector" text NOT NULL,
	"on_sale" integer NOT NULL,
	CONSTRAINT "tire_counts_pk" PRIMARY KEY("width","profile","diameter","season","manufacturer","protector")
);
--> statement-breakpoint
CREATE TABLE "wheel_counts" (
	"diameter" numeric(6, 2) NOT NULL,
	"bolt_spacing" text NOT NULL,
	"width" numeric(6, 2) NOT NULL,
	"central_bore_diameter" numeric(6, 2) NOT NULL,
	"on_sale" integer NOT NULL,
	CONSTRAINT "wheel_counts_pk" PRIMARY KEY("diameter","bolt_spacing","width","central_bore_diameter")
);
--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "sale_price" integer;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "sale_price" integer;--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "sale_price" integer;
--> statement-breakpoint
-- What is for sale at what price is known by the tables of each kind as well. Names are qualified because a restored backup has
-- no search path.
CREATE FUNCTION public.take_sale_price() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.sale_price := (SELECT price FROM public.products WHERE id = NEW.product_id AND NOT in_archive);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.hand_on_sale_price() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  new_price integer := CASE WHEN NOT NEW.in_archive THEN NEW.price END;
BEGIN
  UPDATE public.tires SET sale_price = new_price WHERE product_id = NEW.id;
  UPDATE public.wheels SET sale_price = new_price WHERE product_id = NEW.id;
  UPDATE public.spacers SET sale_price = new_price WHERE product_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Adds to the counts what a statement has brought on sale and takes off what it has taken away. Counts are changed in one order, and
-- whoever changes many has locked the products before: nobody waits in a circle.
CREATE FUNCTION public.keep_counts() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  counts text := TG_ARGV[0];
  facets text := TG_ARGV[1];
  steps text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT *, 1 AS step FROM added'
    WHEN 'DELETE' THEN 'SELECT *, -1 AS step FROM removed'
    ELSE 'SELECT *, 1 AS step FROM added UNION ALL SELECT *, -1 FROM removed'
  END;
BEGIN
  EXECUTE format(
    'INSERT INTO public.%1$I AS kept (%2$s, on_sale)
      SELECT %2$s, sum(step) FROM (%3$s) AS steps WHERE sale_price IS NOT NULL
      GROUP BY %2$s HAVING sum(step) <> 0 ORDER BY %2$s
      ON CONFLICT (%2$s) DO UPDATE SET on_sale = kept.on_sale + excluded.on_sale',
    counts, facets, steps
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Before the rows that are there are read: nobody changes a price meanwhile.
CREATE TRIGGER products_priced AFTER UPDATE OF "price", "in_archive" ON "products"
FOR EACH ROW WHEN ((OLD.price, OLD.in_archive) IS DISTINCT FROM (NEW.price, NEW.in_archive))
EXECUTE FUNCTION public.hand_on_sale_price();
--> statement-breakpoint
CREATE TRIGGER tires_priced BEFORE INSERT ON "tires"
FOR EACH ROW EXECUTE FUNCTION public.take_sale_price();
--> statement-breakpoint
UPDATE "tires" SET "sale_price" = products.price FROM "products" WHERE products.id = "tires".product_id AND NOT products.in_archive;
--> statement-breakpoint
INSERT INTO "tire_counts" (width, profile, diameter, season, manufacturer, protector, on_sale)
SELECT width, profile, diameter, season, manufacturer, protector, count(*) FROM "tires" WHERE sale_price IS NOT NULL GROUP BY width, profile, diameter, season, manufacturer, protector;
--> statement-breakpoint
CREATE TRIGGER tires_added AFTER INSERT ON "tires"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT
EXECUTE FUNCTION public.keep_counts('tire_counts', 'width, profile, diameter, season, manufacturer, protector');
--> statement-breakpoint
CREATE TRIGGER tires_changed AFTER UPDATE ON "tires"
REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT
EXECUTE FUNCTION public.keep_counts('tire_counts', 'width, profile, diameter, season, manufacturer, protector');
--> statement-breakpoint
CREATE TRIGGER tires_removed AFTER DELETE ON "tires"
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT
EXECUTE FUNCTION public.keep_counts('tire_counts', 'width, profile, diameter, season, manufacturer, protector');
--> statement-breakpoint
CREATE TRIGGER wheels_priced BEFORE INSERT ON "wheels"
FOR EACH ROW EXECUTE FUNCTION public.take_sale_price();
--> statement-breakpoint
UPDATE "wheels" SET "sale_price" = products.price FROM "products" WHERE products.id = "wheels".product_id AND NOT products.in_archive;
--> statement-breakpoint
INSERT INTO "wheel_counts" (diameter, bolt_spacing, width, central_bore_diameter, on_sale)
SELECT diameter, bolt_spacing, width, central_bore_diameter, count(*) FROM "wheels" WHERE sale_price IS NOT NULL GROUP BY diameter, bolt_spacing, width, central_bore_diameter;
--> statement-breakpoint
CREATE TRIGGER wheels_added AFTER INSERT ON "wheels"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT
EXECUTE FUNCTION public.keep_counts('wheel_counts', 'diameter, bolt_spacing, width, central_bore_diameter');
--> statement-breakpoint
CREATE TRIGGER wheels_changed AFTER UPDATE ON "wheels"
REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT
EXECUTE FUNCTION public.keep_counts('wheel_counts', 'diameter, bolt_spacing, width, central_bore_diameter');
--> statement-breakpoint
CREATE TRIGGER wheels_removed AFTER DELETE ON "wheels"
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT
EXECUTE FUNCTION public.keep_counts('wheel_counts', 'diameter, bolt_spacing, width, central_bore_diameter');
--> statement-breakpoint
CREATE TRIGGER spacers_priced BEFORE INSERT ON "spacers"
FOR EACH ROW EXECUTE FUNCTION public.take_sale_price();
--> statement-breakpoint
UPDATE "spacers" SET "sale_price" = products.price FROM "products" WHERE products.id = "spacers".product_id AND NOT products.in_archive;
--> statement-breakpoint
INSERT INTO "spacer_counts" (bolt_distance, thickness, on_sale)
SELECT bolt_distance, thickness, count(*) FROM "spacers" WHERE sale_price IS NOT NULL GROUP BY bolt_distance, thickness;
--> statement-breakpoint
CREATE TRIGGER spacers_added AFTER INSERT ON "spacers"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT
EXECUTE FUNCTION public.keep_counts('spacer_counts', 'bolt_distance, thickness');
--> statement-breakpoint
CREATE TRIGGER spacers_changed AFTER UPDATE ON "spacers"
REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT
EXECUTE FUNCTION public.keep_counts('spacer_counts', 'bolt_distance, thickness');
--> statement-breakpoint
CREATE TRIGGER spacers_removed AFTER DELETE ON "spacers"
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT
EXECUTE FUNCTION public.keep_counts('spacer_counts', 'bolt_distance, thickness');
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_by_price" ON "products" USING btree ("price","id") WHERE not "products"."in_archive";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "spacers_of_fit_by_price" ON "spacers" USING btree ("bolt_distance","thickness","sale_price","product_id") WHERE "spacers"."sale_price" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "spacers_by_price" ON "spacers" USING btree ("sale_price","product_id") WHERE "spacers"."sale_price" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tires_of_size_by_price" ON "tires" USING btree ("width","profile","diameter","sale_price","product_id") WHERE "tires"."sale_price" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tires_by_price" ON "tires" USING btree ("sale_price","product_id") WHERE "tires"."sale_price" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wheels_of_fit_by_price" ON "wheels" USING btree ("diameter","bolt_spacing","width","central_bore_diameter","sale_price","product_id") WHERE "wheels"."sale_price" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "wheels_by_price" ON "wheels" USING btree ("sale_price","product_id") WHERE "wheels"."sale_price" is not null;