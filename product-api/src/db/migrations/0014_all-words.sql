-- Whoever writes a title meanwhile waits, and then notes all its words.
LOCK TABLE "products" IN SHARE MODE;--> statement-breakpoint
-- Words with digits too, so that what no title has is known for all words, and how titles go on after what was typed.
CREATE OR REPLACE FUNCTION public.add_search_words(search_texts text[]) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO public.search_words (word)
  SELECT DISTINCT word
  FROM unnest(search_texts) AS search_text, unnest(string_to_array(btrim(search_text), ' ')) AS word
  WHERE word <> ''
  -- In one order, so that two who add the same words wait for each other instead of locking each other out.
  ORDER BY word
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
SELECT public.add_search_words((SELECT array_agg(search_text) FROM "products"));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "search_words_by_beginning" ON "search_words" USING btree ("word" collate "C");
