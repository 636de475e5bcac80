-- The words of a folded title, and of a wheel's 7x16 also /x16, each behind the band of its price: of ten zloty up to 500, of
-- fifty up to 2,000, of five hundred up to 10,000, and one for the rest. So what is cheap can be found first without reading
-- all that has a word. Names are qualified because a restored backup has no search path.
CREATE OR REPLACE FUNCTION public.words_by_price(search_text text, price integer) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  SELECT array_to_tsvector(array(
    SELECT CASE
      WHEN price < 50000 THEN price / 1000
      WHEN price < 200000 THEN 50 + (price - 50000) / 5000
      ELSE least(80 + (price - 200000) / 50000, 96)
    END || ' ' || word
    FROM unnest(string_to_array(btrim(search_text), ' ')) AS title_word,
      unnest(array[title_word, '/' || substring(title_word FROM 'x(?:1[2-9]|2[0-4])$')]) AS word
    WHERE word IS NOT NULL
  ))
$$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_by_word_and_price" ON "products" USING gin (public.words_by_price("search_text", "price")) WITH (fastupdate=false) WHERE not "products"."in_archive";--> statement-breakpoint
-- At the end, so that nobody who reads waits for the new one. A version before that still runs, or runs again, finds the same
-- without these, only later.
DROP INDEX IF EXISTS "products_by_price";--> statement-breakpoint
DROP INDEX IF EXISTS "products_by_title";--> statement-breakpoint
DROP INDEX IF EXISTS "products_by_words";
