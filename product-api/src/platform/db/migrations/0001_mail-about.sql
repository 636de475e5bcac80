ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_payment_id_payments_id_fk";
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "about" jsonb;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "unique_key" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "mail_outbox" VALIDATE CONSTRAINT "mail_outbox_payment_id_payments_id_fk";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_outbox_about" ON "mail_outbox" USING gin ("about" jsonb_path_ops);--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "mail_outbox_once" ON "mail_outbox" USING btree ("kind","unique_key") WHERE "mail_outbox"."unique_key" is not null;--> statement-breakpoint

-- The version before runs beside this one for a while: rows of either have what the other one reads.
CREATE FUNCTION public.fill_mail_about() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.about IS NULL THEN
    new.about := jsonb_strip_nulls(jsonb_build_object(
      'orderId', new.order_id, 'status', new.status, 'withdrawalId', new.withdrawal_id, 'complaintId', new.complaint_id,
      'recallId', new.recall_id, 'consentId', new.consent_id, 'productId', new.product_id, 'invoiceId', new.invoice_id,
      'correctionId', new.correction_id, 'refundId', new.refund_id, 'paymentId', new.payment_id
    ));
    new.unique_key := CASE new.kind
      WHEN 'recall' THEN new.recall_id || ' ' || lower(new.recipient)
      WHEN 'opinion_invited' THEN new.order_id::text
    END;
  ELSE
    new.order_id := (new.about ->> 'orderId')::integer;
    new.status := new.about ->> 'status';
    new.withdrawal_id := (new.about ->> 'withdrawalId')::integer;
    new.complaint_id := (new.about ->> 'complaintId')::integer;
    new.recall_id := (new.about ->> 'recallId')::integer;
    new.consent_id := (new.about ->> 'consentId')::integer;
    new.product_id := (new.about ->> 'productId')::integer;
    new.invoice_id := (new.about ->> 'invoiceId')::integer;
    new.correction_id := (new.about ->> 'correctionId')::integer;
    new.refund_id := (new.about ->> 'refundId')::uuid;
    new.payment_id := (new.about ->> 'paymentId')::uuid;
  END IF;
  RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER mail_outbox_about BEFORE INSERT OR UPDATE OF about ON mail_outbox FOR EACH ROW EXECUTE FUNCTION public.fill_mail_about();--> statement-breakpoint

-- Confirmations of payments that were taken back from their order while they waited: the version before would have dropped them.
DELETE FROM mail_outbox WHERE kind = 'payment_received' AND payment_id IS NULL AND sent_at IS NULL;--> statement-breakpoint

-- The mails that were there before: the trigger fills them.
UPDATE mail_outbox SET about = NULL WHERE about IS NULL;
