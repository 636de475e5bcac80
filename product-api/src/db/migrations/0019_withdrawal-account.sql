ALTER TABLE "withdrawals" ADD COLUMN "account" text;--> statement-breakpoint
-- The account is part of what was stated, which is written once.
CREATE OR REPLACE FUNCTION public.keep_statement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND
    (NEW.idempotency_key, NEW.name, NEW.email, NEW.order_text, NEW.lines, NEW.account, NEW.language, NEW.channel, NEW.received_at, NEW.refund_due)
    IS NOT DISTINCT FROM
    (OLD.idempotency_key, OLD.name, OLD.email, OLD.order_text, OLD.lines, OLD.account, OLD.language, OLD.channel, OLD.received_at, OLD.refund_due)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a statement of withdrawal does not change';
END $$;
