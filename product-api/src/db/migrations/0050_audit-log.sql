CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"role" text NOT NULL,
	"call" text NOT NULL,
	"request_id" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"withheld" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_log_by_person" ON "audit_log" USING btree ("who","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_entity" ON "audit_log" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_day" ON "audit_log" USING btree ("at");--> statement-breakpoint
-- Also for the program itself, which owns the table, so that permissions would not stop it.
CREATE FUNCTION public.keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only written on';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION public.keep_audit_log();--> statement-breakpoint
-- Writes what a call of staff changed in one row. Arguments: the key, and the columns whose values may be shown ('*': all), as lists with commas.
CREATE FUNCTION public.audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  staff jsonb := current_setting('shop.staff')::jsonb;
  old_row jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}'::jsonb ELSE to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}'::jsonb ELSE to_jsonb(NEW) END;
  known_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  -- Made of other columns.
  derived text[] := ARRAY['search_text', 'updated_at'];
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
END $$;--> statement-breakpoint
-- For this migration and those to come: SELECT audit_changes_of('table', 'key,columns', 'shown,columns');
CREATE FUNCTION public.audit_changes_of(target regclass, key text, shown text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Without a call of staff, as everywhere outside the back office, the function is not even called.
  EXECUTE format(
    'CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW '
    'WHEN (coalesce(current_setting(''shop.staff'', true), '''') <> '''') EXECUTE FUNCTION public.audit_change(%L, %L)',
    target, key, shown);
END $$;--> statement-breakpoint
SELECT audit_changes_of('products', 'id', '*');--> statement-breakpoint
SELECT audit_changes_of('tires', 'product_id', '*');--> statement-breakpoint
SELECT audit_changes_of('wheels', 'product_id', '*');--> statement-breakpoint
SELECT audit_changes_of('spacers', 'product_id', '*');--> statement-breakpoint
SELECT audit_changes_of('reductions', 'id', '*');--> statement-breakpoint
SELECT audit_changes_of('manufacturers', 'id', '*');--> statement-breakpoint
SELECT audit_changes_of('product_imports', 'id', '*');--> statement-breakpoint
SELECT audit_changes_of('recalls', 'id', '*');--> statement-breakpoint
SELECT audit_changes_of('news', 'id', '*');--> statement-breakpoint
SELECT audit_changes_of('orders', 'id', 'id,status,delivered_at,type_of_delivery,type_of_payment,pickup_day,deliver_by,document_kind,held_by,tags');--> statement-breakpoint
SELECT audit_changes_of('order_items', 'id', 'id,order_id,product_id,title,price,quantity');--> statement-breakpoint
SELECT audit_changes_of('parcels', 'id', 'id,order_id,carrier,number,pieces,grams');--> statement-breakpoint
SELECT audit_changes_of('payments', 'id', 'id,order_id,provider,state,amount,captured_at,refunded_at,refunded_by,refund_asked_at');--> statement-breakpoint
SELECT audit_changes_of('invoices', 'id', 'id,series,sequence,kind,order_id,corrects_id,issued_on,gross');--> statement-breakpoint
SELECT audit_changes_of('withdrawals', 'id', 'id,channel,received_at,refund_due,status,order_id');--> statement-breakpoint
SELECT audit_changes_of('complaints', 'id', 'id,basis,demand,channel,received_at,answer_due,order_id,decision,answered_at,answered_by,is_repaired,remedy,settlement');--> statement-breakpoint
SELECT audit_changes_of('opinions', 'id', 'id,product_id,answered_at,hidden_reason');--> statement-breakpoint
SELECT audit_changes_of('opinion_reports', 'id', 'id,opinion_id,closed_at,closed_by');--> statement-breakpoint
SELECT audit_changes_of('bulk_changes', 'id', '*');--> statement-breakpoint
SELECT audit_changes_of('added_words', 'id', '*');--> statement-breakpoint
SELECT audit_changes_of('suppliers', 'id', '*');--> statement-breakpoint
SELECT audit_changes_of('purchase_prices', 'id', '*');--> statement-breakpoint
SELECT audit_changes_of('order_corrections', 'id', 'id,order_id,total_before,total_after');--> statement-breakpoint
SELECT audit_changes_of('order_returns', 'id', 'id,order_id,withdrawal_id,complaint_id');--> statement-breakpoint
SELECT audit_changes_of('order_return_lines', 'return_id,order_item_id,condition', 'return_id,order_item_id,pieces,condition');--> statement-breakpoint
SELECT audit_changes_of('refunds', 'id', 'id,order_id,payment_id,amount,state,withdrawal_id,ended_at');--> statement-breakpoint
SELECT audit_changes_of('bank_statements', 'id', '*');--> statement-breakpoint
SELECT audit_changes_of('bank_statement_lines', 'id', 'id,statement_id,booked_on,amount,settled_at');--> statement-breakpoint
SELECT audit_changes_of('customer_notes', 'id', 'id');
