CREATE TABLE IF NOT EXISTS "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "saved_views_name_unique" ON "saved_views" USING btree ("list",lower("name"));--> statement-breakpoint
-- A search within a view may name a customer.
SELECT audit_changes_of('saved_views', 'id', 'id,list,name,made_by');
