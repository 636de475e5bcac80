CREATE TABLE "search_changes" (
	"product_id" integer NOT NULL,
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"text" text PRIMARY KEY NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_misses_short" CHECK (length("search_misses"."text") between 1 and 60)
);
--> statement-breakpoint
CREATE INDEX "search_changes_by_transaction" ON "search_changes" USING btree ("tx");--> statement-breakpoint
CREATE INDEX "search_changes_by_time" ON "search_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "search_misses_by_time" ON "search_misses" USING btree ("last_at");
--> statement-breakpoint
-- Names are qualified because a restored backup has no search path.
CREATE FUNCTION public.note_search_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.search_changes (product_id)
  VALUES ((CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END ->> TG_ARGV[0])::integer);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A product is added and removed together with the row of its kind. Of its stock the index knows whether any is left.
CREATE TRIGGER "products_search_changed" AFTER UPDATE ON "products"
FOR EACH ROW WHEN (
  (OLD.title, OLD.title_en, OLD.title_ru, OLD.price, OLD.in_archive, OLD.quantity_in_stock = 0)
  IS DISTINCT FROM (NEW.title, NEW.title_en, NEW.title_ru, NEW.price, NEW.in_archive, NEW.quantity_in_stock = 0)
)
EXECUTE FUNCTION public.note_search_change('id');
--> statement-breakpoint
CREATE TRIGGER "tires_search_changed" AFTER INSERT OR UPDATE OR DELETE ON "tires"
FOR EACH ROW EXECUTE FUNCTION public.note_search_change('product_id');
--> statement-breakpoint
CREATE TRIGGER "wheels_search_changed" AFTER INSERT OR UPDATE OR DELETE ON "wheels"
FOR EACH ROW EXECUTE FUNCTION public.note_search_change('product_id');
--> statement-breakpoint
CREATE TRIGGER "spacers_search_changed" AFTER INSERT OR UPDATE OR DELETE ON "spacers"
FOR EACH ROW EXECUTE FUNCTION public.note_search_change('product_id');
