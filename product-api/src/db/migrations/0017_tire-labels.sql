ALTER TABLE "tires" ADD COLUMN "fuel_class" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "wet_grip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "noise" integer;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "noise_class" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "ice_grip" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "eprel" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "product_sheet" text DEFAULT '' NOT NULL;