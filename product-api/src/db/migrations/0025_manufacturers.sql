CREATE TABLE "backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manufacturers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manufacturers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"mark" text NOT NULL,
	"address" text NOT NULL,
	"contact" text NOT NULL,
	"country" text NOT NULL,
	"responsible_name" text NOT NULL,
	"responsible_address" text NOT NULL,
	"responsible_contact" text NOT NULL,
	"written_by" text,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "manufacturers_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "maker" text;--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "model" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "ean" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "part_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "warnings_pl" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "warnings_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "warnings_ru" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "maker" text;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "model" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "ean" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "part_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "warnings_pl" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "warnings_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "warnings_ru" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "maker" text;--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "model" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "ean" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "part_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "warnings_pl" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "warnings_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "warnings_ru" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The columns are new, so no row has to be checked.
ALTER TABLE "spacers" ADD CONSTRAINT "spacers_maker_manufacturers_name_fk" FOREIGN KEY ("maker") REFERENCES "public"."manufacturers"("name") ON DELETE no action ON UPDATE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "spacers" VALIDATE CONSTRAINT "spacers_maker_manufacturers_name_fk";--> statement-breakpoint
ALTER TABLE "tires" ADD CONSTRAINT "tires_maker_manufacturers_name_fk" FOREIGN KEY ("maker") REFERENCES "public"."manufacturers"("name") ON DELETE no action ON UPDATE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "tires" VALIDATE CONSTRAINT "tires_maker_manufacturers_name_fk";--> statement-breakpoint
ALTER TABLE "wheels" ADD CONSTRAINT "wheels_maker_manufacturers_name_fk" FOREIGN KEY ("maker") REFERENCES "public"."manufacturers"("name") ON DELETE no action ON UPDATE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "wheels" VALIDATE CONSTRAINT "wheels_maker_manufacturers_name_fk";
