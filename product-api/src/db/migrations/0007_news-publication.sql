ALTER TABLE "news" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "editor" text;--> statement-breakpoint
-- What was there was seen by everyone.
UPDATE "news" SET "published_at" = "created_date", "updated_at" = "created_date";
