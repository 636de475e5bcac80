CREATE TABLE "recalls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recalls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"product_ids" integer[] NOT NULL,
	"sold_from" date,
	"sold_until" date,
	"hazard" jsonb NOT NULL,
	"action" jsonb NOT NULL,
	"remedy" jsonb NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recalls_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "recall_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "mail_outbox_of_recall" ON "mail_outbox" USING btree ("recall_id",lower("recipient")) WHERE "mail_outbox"."recall_id" is not null;--> statement-breakpoint
-- The columns are new, so no row has to be checked.
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_recall_id_recalls_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recalls"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "mail_outbox" VALIDATE CONSTRAINT "mail_outbox_recall_id_recalls_id_fk";
--> statement-breakpoint
-- Who was told what is proof.
CREATE FUNCTION public.keep_recall() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a recall does not change once it is started';
END $$;--> statement-breakpoint
CREATE TRIGGER "recalls_started_once" BEFORE UPDATE OR DELETE ON "recalls"
  FOR EACH ROW EXECUTE FUNCTION public.keep_recall();
