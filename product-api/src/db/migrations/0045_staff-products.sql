CREATE TABLE "added_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "added_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"is_beginning" boolean NOT NULL,
	"meaning" text NOT NULL,
	"who" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "added_words_word_unique" UNIQUE("word"),
	CONSTRAINT "added_words_length" CHECK (length("added_words"."word") between 2 and 40)
);
--> statement-breakpoint
CREATE TABLE "bulk_change_products" (
	"bulk_change_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price_from" integer NOT NULL,
	"price_to" integer,
	"reduction_id" integer,
	CONSTRAINT "bulk_change_products_bulk_change_id_product_id_pk" PRIMARY KEY("bulk_change_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"change" jsonb NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed" integer NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text
);
--> statement-breakpoint
ALTER TABLE "bulk_change_products" ADD CONSTRAINT "bulk_change_products_bulk_change_id_bulk_changes_id_fk" FOREIGN KEY ("bulk_change_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_change_products_of_product" ON "bulk_change_products" USING btree ("product_id");