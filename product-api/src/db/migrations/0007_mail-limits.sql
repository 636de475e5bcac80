-- A large shop may build it CONCURRENTLY beforehand.
CREATE INDEX IF NOT EXISTS "mail_outbox_of_notices" ON "mail_outbox" USING btree ("order_id","created_at") WHERE "mail_outbox"."kind" = 'withdrawal_notice';
