CREATE TABLE "ksef_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ksef_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ksef_submissions" ADD COLUMN "resends" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ksef_calls_of_kind" ON "ksef_calls" USING btree ("kind","at");--> statement-breakpoint
SELECT audit_changes_of('ksef_submissions', 'invoice_id', 'invoice_id,state,resends,last_failure');
