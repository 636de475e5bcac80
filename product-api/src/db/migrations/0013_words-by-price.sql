-- A version before that still runs finds the same without these two, only later.
DROP INDEX "products_by_title";--> statement-breakpoint
DROP INDEX "products_by_words";--> statement-breakpoint
-- The words of a folded title, and of a wheel's 7x16 also x16, each behind the band of its price: ten zloty, and one band for
-- all from 990 on. So what is cheap can be found first without reading all that has a word. Names are qualified because a
-- restored backup has no search path.
CREATE FUNCTION public.words_by_price(search_text text, price integer) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT least(price / 1000, 99) || ' ' || word
    FROM unnest(string_to_array(btrim(search_text), ' ')) AS title_word,
      unnest(array[title_word, substring(title_word FROM 'x(?:1[2-9]|2[0-4])$')]) AS word
    WHERE word IS NOT NULL
  ))
$$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "products_by_word_and_price" ON "products" USING gin (public.words_by_price("search_text", "price")) WITH (fastupdate=false) WHERE not "products"."in_archive";
