CREATE TABLE "ksef_submissions" (
	"invoice_id" integer PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"session_reference" text,
	"invoice_reference" text,
	"ksef_number" text,
	"verification_url" text,
	"confirmation" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_failure" text,
	"sent_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "ksef_submissions_ksef_number_unique" UNIQUE("ksef_number")
);
--> statement-breakpoint
ALTER TABLE "ksef_submissions" ADD CONSTRAINT "ksef_submissions_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ksef_submissions_due" ON "ksef_submissions" USING btree ("due_at") WHERE "ksef_submissions"."state" in ('waiting', 'sent');