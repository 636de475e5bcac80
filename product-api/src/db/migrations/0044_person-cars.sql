CREATE TABLE "person_cars" (
	"user_id" text PRIMARY KEY NOT NULL,
	"cars" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
