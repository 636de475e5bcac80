CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_by_price";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_text" text GENERATED ALWAYS AS (public.fold_title(title)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "news_by_date" ON "news" USING btree ("created_date","id");--> statement-breakpoint
CREATE INDEX "products_on_sale" ON "products" USING btree ("product_type","price","id") WHERE not "products"."in_archive";--> statement-breakpoint
CREATE INDEX "products_by_title" ON "products" USING gin ("search_text" gin_trgm_ops) WHERE not "products"."in_archive";--> statement-breakpoint
CREATE FUNCTION public.add_search_words(search_texts text[]) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO public.search_words (word)
  SELECT DISTINCT word
  FROM unnest(search_texts) AS search_text, unnest(string_to_array(btrim(search_text), ' ')) AS word
  WHERE word COLLATE pg_c_utf8 ~ '^[[:alpha:]]{2,40}$'
  -- In one order, so that two who add the same words wait for each other instead of locking each other out.
  ORDER BY word
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION public.note_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM public.add_search_words((SELECT array_agg(search_text) FROM added));
  ELSE
    PERFORM public.add_search_words(ARRAY[NEW.search_text]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_added AFTER INSERT ON "products"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.note_search_words();
--> statement-breakpoint
CREATE TRIGGER products_renamed AFTER UPDATE OF "title" ON "products"
FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title) EXECUTE FUNCTION public.note_search_words();
--> statement-breakpoint
SELECT public.add_search_words((SELECT array_agg(search_text) FROM "products"));
