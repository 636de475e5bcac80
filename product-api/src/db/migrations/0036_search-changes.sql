-- A long transaction's changes would be old, and so be deleted, when they are seen for the first time.
ALTER TABLE "search_changes" ALTER COLUMN "at" SET DEFAULT clock_timestamp();
--> statement-breakpoint
-- The copied price and stock of a kind's row change with the product's, whose own trigger notes that.
CREATE OR REPLACE TRIGGER "tires_search_changed" AFTER INSERT OR DELETE OR UPDATE OF
  "manufacturer", "protector", "type_of_tire", "season", "snow_marking", "ic_vc", "load_class", "load_index", "top_speed",
  "width", "profile", "diameter", "model", "ean", "part_number"
ON "tires" FOR EACH ROW EXECUTE FUNCTION public.note_search_change('product_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "wheels_search_changed" AFTER INSERT OR DELETE OR UPDATE OF
  "type_of_wheel", "diameter", "width", "central_bore_diameter", "bolt_spacing", "color", "material", "et",
  "model", "ean", "part_number"
ON "wheels" FOR EACH ROW EXECUTE FUNCTION public.note_search_change('product_id');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "spacers_search_changed" AFTER INSERT OR DELETE OR UPDATE OF
  "thickness", "bolt_distance", "bore_hub", "system", "bolt_info", "material", "model", "ean", "part_number"
ON "spacers" FOR EACH ROW EXECUTE FUNCTION public.note_search_change('product_id');
