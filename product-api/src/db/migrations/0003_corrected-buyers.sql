ALTER TABLE "invoices" ADD COLUMN "replaces_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_replaces" FOREIGN KEY ("replaces_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_replaces";--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "invoices_first_of_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice' and "invoices"."replaces_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "invoices_replaced_once" ON "invoices" USING btree ("replaces_id");--> statement-breakpoint
DROP INDEX IF EXISTS "invoices_one_of_order";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ksef_submissions_open" ON "ksef_submissions" USING btree ("due_at") WHERE ("ksef_submissions"."state" in ('waiting', 'sent') or ("ksef_submissions"."state" = 'accepted' and "ksef_submissions"."confirmation" is null));--> statement-breakpoint
DROP INDEX IF EXISTS "ksef_submissions_due";
