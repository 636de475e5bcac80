ALTER TABLE "orders" ADD COLUMN "contact_person" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "recipient_phone" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "courier_note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_day" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deliver_by" date;