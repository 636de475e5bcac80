CREATE TABLE "handled_failures" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"handled_by" text NOT NULL,
	"handled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "handled_failures_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "invoice_failures" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"failure" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_failures" ADD CONSTRAINT "invoice_failures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_failures_due" ON "invoice_failures" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_outbox_by_urgency" ON "mail_outbox" USING btree (("kind" in ('recall', 'opinion_invited', 'back_in_stock')),"id") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."set_aside_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_outbox_set_aside" ON "mail_outbox" USING btree ("set_aside_at") WHERE "mail_outbox"."set_aside_at" is not null;--> statement-breakpoint
DROP INDEX IF EXISTS "mail_outbox_due";
