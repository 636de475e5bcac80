CREATE TABLE "bank_reversals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_reversals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"statement_id" integer NOT NULL,
	"booked_on" date NOT NULL,
	"amount" integer NOT NULL,
	"title" text NOT NULL,
	"payer" text NOT NULL,
	"payer_account" text NOT NULL,
	"fingerprint" text NOT NULL,
	"line_id" integer,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	CONSTRAINT "bank_reversals_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "bank_reversals_line_id_unique" UNIQUE("line_id"),
	CONSTRAINT "bank_reversals_amount_positive" CHECK ("bank_reversals"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_reversals" ADD CONSTRAINT "bank_reversals_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_reversals" ADD CONSTRAINT "bank_reversals_line_id_bank_statement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_statement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_reversals_of_statement" ON "bank_reversals" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "bank_reversals_open" ON "bank_reversals" USING btree ("id") WHERE "bank_reversals"."settled_at" is null;--> statement-breakpoint
SELECT audit_changes_of('bank_reversals', 'id', 'id,statement_id,booked_on,amount,line_id,settled_at,settled_by');
