CREATE TABLE "complaints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"idempotency_key" text,
	"name" text NOT NULL,
	"email" text,
	"order_text" text NOT NULL,
	"basis" text NOT NULL,
	"demand" text NOT NULL,
	"text" text NOT NULL,
	"photos" jsonb NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"answer_due" date NOT NULL,
	"entered_by" text,
	"order_id" integer,
	"decision" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"is_repaired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "complaints_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "complaint_id" integer;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaints_by_answer" ON "complaints" USING btree ("decision","answer_due");--> statement-breakpoint
CREATE INDEX "complaints_of_order" ON "complaints" USING btree ("order_id");--> statement-breakpoint
-- The column is new, so no row has to be checked.
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "mail_outbox" VALIDATE CONSTRAINT "mail_outbox_complaint_id_complaints_id_fk";--> statement-breakpoint
-- What was stated is proof, and so is the answer once it is given. Only the order that it is about may change.
CREATE FUNCTION public.keep_complaint() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND
    (NEW.idempotency_key, NEW.name, NEW.email, NEW.order_text, NEW.basis, NEW.demand, NEW.text, NEW.photos, NEW.language,
      NEW.channel, NEW.received_at, NEW.answer_due, NEW.entered_by)
    IS NOT DISTINCT FROM
    (OLD.idempotency_key, OLD.name, OLD.email, OLD.order_text, OLD.basis, OLD.demand, OLD.text, OLD.photos, OLD.language,
      OLD.channel, OLD.received_at, OLD.answer_due, OLD.entered_by)
    AND (OLD.decision IS NULL OR
      (NEW.decision, NEW.answer, NEW.answered_at, NEW.answered_by, NEW.is_repaired)
      IS NOT DISTINCT FROM
      (OLD.decision, OLD.answer, OLD.answered_at, OLD.answered_by, OLD.is_repaired))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a complaint and its answer do not change';
END $$;--> statement-breakpoint
CREATE TRIGGER "complaints_stated_once" BEFORE UPDATE OR DELETE ON "complaints"
  FOR EACH ROW EXECUTE FUNCTION public.keep_complaint();
