CREATE TABLE "withdrawal_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"withdrawal_id" integer NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"changed_by" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"idempotency_key" text,
	"name" text NOT NULL,
	"email" text,
	"order_text" text NOT NULL,
	"lines" jsonb,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"refund_due" date NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"order_id" integer,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "withdrawals_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "withdrawal_id" integer;--> statement-breakpoint
ALTER TABLE "withdrawal_changes" ADD CONSTRAINT "withdrawal_changes_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_changes_of_withdrawal" ON "withdrawal_changes" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "withdrawal_drafts_by_age" ON "withdrawal_drafts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_by_status" ON "withdrawals" USING btree ("status","refund_due");--> statement-breakpoint
CREATE INDEX "withdrawals_of_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
-- The column is new, so no row has to be checked.
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "mail_outbox" VALIDATE CONSTRAINT "mail_outbox_withdrawal_id_withdrawals_id_fk";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_outbox_of_withdrawal" ON "mail_outbox" USING btree ("withdrawal_id") WHERE "mail_outbox"."withdrawal_id" is not null;--> statement-breakpoint
-- What was stated, when and how is proof: it is written once. The name of its order, its status and the note of staff may change.
CREATE FUNCTION public.keep_statement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND
    (NEW.idempotency_key, NEW.name, NEW.email, NEW.order_text, NEW.lines, NEW.language, NEW.channel, NEW.received_at, NEW.refund_due)
    IS NOT DISTINCT FROM
    (OLD.idempotency_key, OLD.name, OLD.email, OLD.order_text, OLD.lines, OLD.language, OLD.channel, OLD.received_at, OLD.refund_due)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a statement of withdrawal does not change';
END $$;--> statement-breakpoint
CREATE TRIGGER "withdrawals_stated_once" BEFORE UPDATE OR DELETE ON "withdrawals"
  FOR EACH ROW EXECUTE FUNCTION public.keep_statement();
