-- What stands in it stays: titles are folded as they were, and none is translated yet. Nobody writes between this and the trigger, for the
-- table is locked until the end.
ALTER TABLE "products" ALTER COLUMN "search_text" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "title_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "title_ru" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "inf_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "inf_ru" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "title_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "description_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "title_ru" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "description_ru" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "title_language" text DEFAULT 'pl' NOT NULL;--> statement-breakpoint
CREATE FUNCTION public.search_text_of(title text, title_en text, title_ru text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  -- Each title once: that of a tire is the same in every language.
  SELECT coalesce(string_agg(folded, '/' ORDER BY place), '') FROM (
    SELECT folded, min(place) AS place
    FROM unnest(ARRAY[public.fold_title(title), public.fold_title(title_en), public.fold_title(title_ru)])
      WITH ORDINALITY AS titles (folded, place)
    WHERE btrim(folded) <> '' OR place = 1
    GROUP BY folded
  ) AS different
$$;
--> statement-breakpoint
CREATE FUNCTION public.write_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := public.search_text_of(NEW.title, NEW.title_en, NEW.title_ru);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_titled BEFORE INSERT OR UPDATE OF "title", "title_en", "title_ru" ON "products"
FOR EACH ROW EXECUTE FUNCTION public.write_search_text();
--> statement-breakpoint
CREATE TRIGGER products_translated AFTER UPDATE OF "title_en", "title_ru" ON "products"
FOR EACH ROW WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION public.note_search_words();
