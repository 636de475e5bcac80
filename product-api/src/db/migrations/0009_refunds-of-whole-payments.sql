CREATE TABLE "idempotent_requests" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_requests_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_once";--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "is_whole" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_amount" integer;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refunds_of_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
-- What the version before has asked a provider to send back whole, and has not heard of: its id is the one that the provider was given.
INSERT INTO "refunds" ("id", "order_id", "key", "payment_id", "amount", "is_whole", "reason", "asked_by", "asked_at", "next_look_at")
SELECT "id", "order_id", "id"::text, "id", "amount", "state" = 'disputed', 'The whole payment', coalesce("refunded_by", ''), "refund_asked_at", now()
FROM "payments"
WHERE "refund_asked_at" IS NOT NULL AND "state" IN ('captured', 'disputed') AND "refunded_amount" = 0
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "payments" SET "refunded_amount" = "amount", "next_look_at" = NULL
WHERE "refund_asked_at" IS NOT NULL AND "state" IN ('captured', 'disputed') AND "refunded_amount" = 0;
