ALTER TABLE "payments" DROP CONSTRAINT "payments_captured_before_joined";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "usd_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "pln_per_usd" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "exchange_rate_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider" text DEFAULT 'paypal' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_rejections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "payments_of_session" ON "payments" USING btree ("session_id") WHERE "payments"."session_id" is not null;--> statement-breakpoint
-- Every row there is was paid through PayPal, in dollars.
ALTER TABLE "payments" ADD CONSTRAINT "payments_dollars_of_paypal" CHECK (("payments"."provider" = 'paypal') = ("payments"."usd_cents" is not null and "payments"."pln_per_usd" is not null and "payments"."exchange_rate_date" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_dollars_of_paypal";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_joined_by_provider" CHECK (case when "payments"."provider" = 'paypal' then "payments"."order_id" is null or "payments"."captured_at" is not null else "payments"."order_id" is not null end) NOT VALID;--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_joined_by_provider";
