ALTER TABLE "spacers" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "place" text DEFAULT '' NOT NULL;