-- Writes what a call of staff changed in one row; `is_paid` follows from payments, which have rows of their own. Arguments: the key, and the columns whose values may be shown ('*': all), as lists with commas.
CREATE OR REPLACE FUNCTION public.audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  staff jsonb := current_setting('shop.staff')::jsonb;
  old_row jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}'::jsonb ELSE to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}'::jsonb ELSE to_jsonb(NEW) END;
  known_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  -- Made of other columns.
  derived text[] := ARRAY['search_text', 'updated_at', 'is_paid', 'sale_price', 'sold_out', 'load_index', 'top_speed'];
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
