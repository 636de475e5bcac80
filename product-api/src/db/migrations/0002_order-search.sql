-- Small letters without accents, however they are composed. The index holds what it answers: whoever changes it reindexes, as with fold_title.
CREATE OR REPLACE FUNCTION public.fold_text(written text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, normalize(written, NFC)) COLLATE pg_c_utf8);
END $$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_items_by_title" ON "order_items" USING btree (public.fold_title("title"),"title","order_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_by_buyer" ON "orders" USING gin (public.fold_text("name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_by_digits" ON "orders" USING gin (regexp_replace("phone", '[^0-9]', '', 'g') gin_trgm_ops,regexp_replace("tax_id", '[^0-9]', '', 'g') gin_trgm_ops);
