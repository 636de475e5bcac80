ALTER TABLE "complaints" ADD COLUMN "reduction" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "complaint_id" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_complaint_id_complaints_id_fk";--> statement-breakpoint
-- The reduction is a part of the answer, which does not change once it is given.
CREATE OR REPLACE FUNCTION public.keep_complaint() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND
    (NEW.idempotency_key, NEW.name, NEW.email, NEW.order_text, NEW.basis, NEW.demand, NEW.text, NEW.photos, NEW.language,
      NEW.channel, NEW.received_at, NEW.answer_due, NEW.entered_by)
    IS NOT DISTINCT FROM
    (OLD.idempotency_key, OLD.name, OLD.email, OLD.order_text, OLD.basis, OLD.demand, OLD.text, OLD.photos, OLD.language,
      OLD.channel, OLD.received_at, OLD.answer_due, OLD.entered_by)
    AND (OLD.decision IS NULL OR
      (NEW.decision, NEW.answer, NEW.answered_at, NEW.answered_by, NEW.is_repaired, NEW.remedy, NEW.reduction, NEW.settlement)
      IS NOT DISTINCT FROM
      (OLD.decision, OLD.answer, OLD.answered_at, OLD.answered_by, OLD.is_repaired, OLD.remedy, OLD.reduction, OLD.settlement))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a complaint and its answer do not change';
END $$;
