CREATE TABLE "invoice_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL,
	"last_issued_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"series" text NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"corrects_id" integer,
	"issued_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" text,
	"language" text NOT NULL,
	"gross" integer NOT NULL,
	"content" jsonb NOT NULL,
	"xml" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("series","sequence"),
	CONSTRAINT "invoices_corrects_one" CHECK (("invoices"."kind" = 'correction') = ("invoices"."corrects_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "invoice_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_series_invoice_series_name_fk" FOREIGN KEY ("series") REFERENCES "public"."invoice_series"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_of_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_of_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
-- The column is new, so no row has to be checked.
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "mail_outbox" VALIDATE CONSTRAINT "mail_outbox_invoice_id_invoices_id_fk";--> statement-breakpoint
-- An invoice stays as it was issued: what changes is corrected by another one.
CREATE FUNCTION public.keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an invoice does not change';
END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_issued_once" BEFORE UPDATE OR DELETE ON "invoices"
  FOR EACH ROW EXECUTE FUNCTION public.keep_invoice();