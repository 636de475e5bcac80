-- What the search before the one in memory read. No version since the first release does.
DROP TRIGGER IF EXISTS products_added ON products;--> statement-breakpoint
DROP TRIGGER IF EXISTS products_renamed ON products;--> statement-breakpoint
DROP TRIGGER IF EXISTS products_translated ON products;--> statement-breakpoint
DROP FUNCTION IF EXISTS public.note_search_words();--> statement-breakpoint
DROP FUNCTION IF EXISTS public.add_search_words(text[]);--> statement-breakpoint
DROP FUNCTION IF EXISTS public.add_search_titles(text[]);--> statement-breakpoint
DROP TABLE IF EXISTS search_titles;--> statement-breakpoint
DROP TABLE IF EXISTS search_words;--> statement-breakpoint
DROP INDEX IF EXISTS products_by_word_and_price;--> statement-breakpoint
DROP INDEX IF EXISTS products_by_title_and_price;--> statement-breakpoint
DROP FUNCTION IF EXISTS public.words_by_price(text, integer);
