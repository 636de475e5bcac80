ALTER TABLE "spacers" ADD COLUMN "bore_hub" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "bore_wheel" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "system" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "bolt_length" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "bolts_included" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "material" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "weight" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "papers" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "snow_marking" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "tread_depth" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "weight" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "approval" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "retread_week" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "carcass_week" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "carcass_class" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "et" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "bolt_seat" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "max_load" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "weight" numeric(7, 2);--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "approval" text DEFAULT '' NOT NULL;