ALTER TABLE "orders" ADD COLUMN "accepted_rules" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "accepted_privacy" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "accepted_returns" text;