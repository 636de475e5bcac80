CREATE TABLE "search_titles" (
	"search_text" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION public.add_search_titles(search_texts text[]) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO public.search_titles (search_text)
  SELECT DISTINCT search_text FROM unnest(search_texts) AS search_text
  -- In one order, so that two who add the same titles wait for each other instead of locking each other out.
  ORDER BY search_text
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
SELECT public.add_search_titles((SELECT array_agg(search_text) FROM "products"));--> statement-breakpoint
CREATE INDEX "search_titles_by_words" ON "search_titles" USING gin (array_to_tsvector(string_to_array(btrim("search_text"), ' '))) WITH (fastupdate=false);--> statement-breakpoint
-- Nobody has waited until here. Whoever writes a title from now on waits, and then notes it here as well; what was written
-- meanwhile is added at the end.
LOCK TABLE "products" IN SHARE MODE;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_by_title_and_price" ON "products" USING btree ("search_text" collate "C","price","id") WHERE not "products"."in_archive";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "search_words_of_letters" ON "search_words" USING btree ("word") WHERE "search_words"."word" collate pg_c_utf8 ~ '^[[:alpha:]]{4,40}$';--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.note_search_words() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  search_texts text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    search_texts := (SELECT array_agg(search_text) FROM added);
  ELSE
    search_texts := ARRAY[NEW.search_text];
  END IF;
  PERFORM public.add_search_words(search_texts);
  PERFORM public.add_search_titles(search_texts);
  RETURN NULL;
END $$;
--> statement-breakpoint
SELECT public.add_search_titles((
  SELECT array_agg(search_text) FROM "products"
  WHERE NOT EXISTS (SELECT FROM "search_titles" WHERE "search_titles"."search_text" = "products"."search_text")
));
