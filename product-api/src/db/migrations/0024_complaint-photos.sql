CREATE TABLE "complaint_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaint_photos" (
	"draft_id" text NOT NULL,
	"name" text NOT NULL,
	"complaint_id" integer,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaint_photos_draft_id_name_pk" PRIMARY KEY("draft_id","name")
);
--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "remedy" text;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "settlement" text;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint_photos" ADD CONSTRAINT "complaint_photos_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_drafts_by_age" ON "complaint_drafts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "complaint_photos_of_complaint" ON "complaint_photos" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "complaint_photos_of_drafts" ON "complaint_photos" USING btree ("created_at") WHERE "complaint_photos"."complaint_id" is null;--> statement-breakpoint
-- The remedy and the word on a settlement belong to the answer; reminders go on being counted.
CREATE OR REPLACE FUNCTION public.keep_complaint() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND
    (NEW.idempotency_key, NEW.name, NEW.email, NEW.order_text, NEW.basis, NEW.demand, NEW.text, NEW.photos, NEW.language,
      NEW.channel, NEW.received_at, NEW.answer_due, NEW.entered_by)
    IS NOT DISTINCT FROM
    (OLD.idempotency_key, OLD.name, OLD.email, OLD.order_text, OLD.basis, OLD.demand, OLD.text, OLD.photos, OLD.language,
      OLD.channel, OLD.received_at, OLD.answer_due, OLD.entered_by)
    AND (OLD.decision IS NULL OR
      (NEW.decision, NEW.answer, NEW.answered_at, NEW.answered_by, NEW.is_repaired, NEW.remedy, NEW.settlement)
      IS NOT DISTINCT FROM
      (OLD.decision, OLD.answer, OLD.answered_at, OLD.answered_by, OLD.is_repaired, OLD.remedy, OLD.settlement))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a complaint and its answer do not change';
END $$;--> statement-breakpoint
CREATE FUNCTION public.keep_complaint_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a photo of a complaint does not change';
END $$;--> statement-breakpoint
CREATE TRIGGER "complaint_photos_stated_once" BEFORE UPDATE OR DELETE ON "complaint_photos"
  FOR EACH ROW WHEN (OLD.complaint_id IS NOT NULL) EXECUTE FUNCTION public.keep_complaint_photo();
