-- Counting what is for sale reads an index alone, which takes milliseconds for 100,000 products, so no table is kept for it.
-- A version before that still runs needs these tables: it is stopped before this one starts.
DROP TRIGGER "tires_added" ON "tires";--> statement-breakpoint
DROP TRIGGER "tires_changed" ON "tires";--> statement-breakpoint
DROP TRIGGER "tires_removed" ON "tires";--> statement-breakpoint
DROP TRIGGER "wheels_added" ON "wheels";--> statement-breakpoint
DROP TRIGGER "wheels_changed" ON "wheels";--> statement-breakpoint
DROP TRIGGER "wheels_removed" ON "wheels";--> statement-breakpoint
DROP TRIGGER "spacers_added" ON "spacers";--> statement-breakpoint
DROP TRIGGER "spacers_changed" ON "spacers";--> statement-breakpoint
DROP TRIGGER "spacers_removed" ON "spacers";--> statement-breakpoint
DROP FUNCTION public.keep_counts();--> statement-breakpoint
DROP TABLE "tire_counts";--> statement-breakpoint
DROP TABLE "wheel_counts";--> statement-breakpoint
DROP TABLE "spacer_counts";
