ALTER TABLE "tires" ADD COLUMN "load_class" text;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "is_retreaded" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "load_index" integer;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "top_speed" integer;--> statement-breakpoint
CREATE FUNCTION public.top_speed_of(symbol text) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  -- contract/speed-symbol.ts
  SELECT ('{"A1":5,"A2":10,"A3":15,"A4":20,"A5":25,"A6":30,"A7":35,"A8":40,"B":50,"C":60,"D":65,"E":70,"F":80,"G":90,"J":100,"K":110,"L":120,
    "M":130,"N":140,"P":150,"Q":160,"R":170,"S":180,"T":190,"U":200,"H":210,"V":240,"W":270,"Y":300}'::jsonb ->> symbol)::integer
$$;
--> statement-breakpoint
CREATE FUNCTION public.read_service() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  index integer := substring(NEW.ic_vc FROM '^([0-9]{2,3})[A-Z][0-9]?$')::integer;
  speed integer := public.top_speed_of(substring(NEW.ic_vc FROM '^[0-9]{2,3}([A-Z][0-9]?)$'));
BEGIN
  -- contract/service-description.ts: both or none.
  NEW.load_index := CASE WHEN index BETWEEN 50 AND 160 AND speed IS NOT NULL THEN index END;
  NEW.top_speed := CASE WHEN NEW.load_index IS NOT NULL THEN speed END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER tires_rated BEFORE INSERT OR UPDATE OF "ic_vc" ON "tires"
FOR EACH ROW EXECUTE FUNCTION public.read_service();
--> statement-breakpoint
-- What the titles say beside the size; a metric tire of a van whose title says no size is a C.
UPDATE "tires" SET "load_class" = CASE
  WHEN title ~* 'R ?[0-9]{2}(\.5)? ?CP?\M' THEN 'C'
  WHEN title ~* '(\mLT ?[0-9]{3}/|[0-9]LT\M|\mLT\M)' THEN 'LT'
  WHEN title ~* '([0-9]|\m)(XL|RF|REINF|REINFORCED|EXTRA LOAD)\M' THEN 'XL'
  WHEN type_of_tire = 'truck' AND width >= 100 AND title !~* '[0-9]{3} ?/ ?[0-9]{2}' THEN 'C'
END
FROM "products" WHERE products.id = "tires".product_id;
--> statement-breakpoint
UPDATE "tires" SET "ic_vc" = "ic_vc" WHERE "load_index" IS NULL;
