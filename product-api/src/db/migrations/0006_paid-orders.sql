-- A large shop may do what concerns orders beforehand: add the column, fill it in parts, and build the indexes CONCURRENTLY.
ALTER TABLE "orders" ADD COLUMN IF NOT EXISTS "is_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "is_paid" = true
FROM (
  SELECT "order_items"."order_id", sum("price"::bigint * ("quantity" - coalesce("back"."pieces", 0))) AS "total"
  FROM "order_items"
  LEFT JOIN (
    SELECT "order_item_id", sum("pieces") AS "pieces" FROM "order_return_lines" GROUP BY "order_item_id"
  ) AS "back" ON "back"."order_item_id" = "order_items"."id"
  GROUP BY "order_items"."order_id"
) AS "kept"
LEFT JOIN (
  SELECT "order_id", sum("amount") AS "amount" FROM "payments" WHERE "state" = 'captured' GROUP BY "order_id"
) AS "paid" ON "paid"."order_id" = "kept"."order_id"
WHERE "orders"."id" = "kept"."order_id" AND coalesce("paid"."amount", 0) >= "kept"."total" AND NOT "orders"."is_paid";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_by_payment" ON "orders" USING btree ("is_paid","type_of_payment","order_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_by_holder" ON "orders" USING btree ("held_by","order_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_by_tag" ON "orders" USING gin ("tags");--> statement-breakpoint
ALTER TABLE "bulk_change_products" ADD COLUMN "place_from" text;--> statement-breakpoint
-- As before, and `is_paid` follows from payments, which have rows of their own.
CREATE OR REPLACE FUNCTION public.audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  staff jsonb := current_setting('shop.staff')::jsonb;
  old_row jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}'::jsonb ELSE to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}'::jsonb ELSE to_jsonb(NEW) END;
  known_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  -- Made of other columns.
  derived text[] := ARRAY['search_text', 'updated_at', 'is_paid'];
  shown text[] := string_to_array(TG_ARGV[1], ',');
  changed text[];
BEGIN
  SELECT array_agg(name ORDER BY name) INTO changed FROM jsonb_object_keys(known_row) AS name
    WHERE coalesce(old_row -> name, 'null') <> coalesce(new_row -> name, 'null') AND name <> ALL (derived);
  IF changed IS NULL THEN RETURN NULL; END IF;
  INSERT INTO audit_log (who, role, call, request_id, action, entity, entity_id, before, after, withheld)
  SELECT
    staff ->> 'who', staff ->> 'role', staff ->> 'call', staff ->> 'requestId', lower(TG_OP), TG_TABLE_NAME,
    (SELECT string_agg(known_row ->> name, '/') FROM unnest(string_to_array(TG_ARGV[0], ',')) AS name),
    CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE coalesce(jsonb_object_agg(name, old_row -> name) FILTER (WHERE is_shown), '{}') END,
    CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE coalesce(jsonb_object_agg(name, new_row -> name) FILTER (WHERE is_shown), '{}') END,
    coalesce(array_agg(name) FILTER (WHERE NOT is_shown), '{}')
  FROM (SELECT name, TG_ARGV[1] = '*' OR name = ANY (shown) AS is_shown FROM unnest(changed) AS name) AS columns;
  RETURN NULL;
END $$;
