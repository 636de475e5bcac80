ALTER TABLE "mail_outbox" ADD COLUMN "consent_id" integer;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "mail_outbox" VALIDATE CONSTRAINT "mail_outbox_consent_id_consents_id_fk";--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "mail_outbox_of_invitation" ON "mail_outbox" USING btree ("order_id") WHERE "mail_outbox"."kind" = 'opinion_invited';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_outbox_of_consent" ON "mail_outbox" USING btree ("consent_id") WHERE "mail_outbox"."consent_id" is not null;
