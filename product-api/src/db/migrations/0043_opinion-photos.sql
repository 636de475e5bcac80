CREATE TABLE "opinion_photos" (
	"name" text PRIMARY KEY NOT NULL,
	"opinion_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "opinion_photos" ADD CONSTRAINT "opinion_photos_opinion_id_opinions_id_fk" FOREIGN KEY ("opinion_id") REFERENCES "public"."opinions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opinion_photos_of_opinion" ON "opinion_photos" USING btree ("opinion_id","position");--> statement-breakpoint
CREATE INDEX "opinion_photos_of_none" ON "opinion_photos" USING btree ("created_at") WHERE "opinion_photos"."opinion_id" is null;