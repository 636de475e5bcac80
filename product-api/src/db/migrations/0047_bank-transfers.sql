CREATE TABLE "bank_line_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_line_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"line_id" integer NOT NULL,
	"event" text NOT NULL,
	"order_id" integer,
	"amount" integer,
	"note" text DEFAULT '' NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_statement_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"statement_id" integer NOT NULL,
	"booked_on" date NOT NULL,
	"amount" integer NOT NULL,
	"title" text NOT NULL,
	"payer" text NOT NULL,
	"payer_account" text NOT NULL,
	"fingerprint" text NOT NULL,
	"order_refs" integer[] NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "bank_statement_lines_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "bank_statement_lines_amount_positive" CHECK ("bank_statement_lines"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"imported_by" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_until" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "statement_line_id" integer;--> statement-breakpoint
ALTER TABLE "bank_line_events" ADD CONSTRAINT "bank_line_events_line_id_bank_statement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_statement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line_events" ADD CONSTRAINT "bank_line_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_lines" ADD CONSTRAINT "bank_statement_lines_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_line_events_of_line" ON "bank_line_events" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "bank_statement_lines_of_statement" ON "bank_statement_lines" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "bank_statement_lines_open" ON "bank_statement_lines" USING btree ("id") WHERE "bank_statement_lines"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "bank_statement_lines_by_day" ON "bank_statement_lines" USING btree ("booked_on");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_statement_line_id_bank_statement_lines_id_fk" FOREIGN KEY ("statement_line_id") REFERENCES "public"."bank_statement_lines"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_statement_line_id_bank_statement_lines_id_fk";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_by_paid_until" ON "orders" USING btree ("paid_until") WHERE "orders"."status" = 'Pending' and "orders"."paid_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "payments_of_statement_line" ON "payments" USING btree ("statement_line_id","order_id") WHERE "payments"."statement_line_id" is not null;