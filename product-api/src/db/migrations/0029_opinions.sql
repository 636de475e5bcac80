CREATE TABLE "opinion_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opinion_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"opinion_id" integer NOT NULL,
	"event" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text,
	"rating" integer,
	"text" text,
	"name" text,
	"car" text,
	"mileage" integer,
	"language" text
);
--> statement-breakpoint
CREATE TABLE "opinions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opinions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_item_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"name" text,
	"car" text,
	"mileage" integer,
	"language" text NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"hidden_reason" text,
	CONSTRAINT "opinions_order_item_id_unique" UNIQUE("order_item_id"),
	CONSTRAINT "opinions_rating" CHECK ("opinions"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "opinion_changes" ADD CONSTRAINT "opinion_changes_opinion_id_opinions_id_fk" FOREIGN KEY ("opinion_id") REFERENCES "public"."opinions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opinion_changes_of_opinion" ON "opinion_changes" USING btree ("opinion_id","id");--> statement-breakpoint
CREATE INDEX "opinions_shown_of_product" ON "opinions" USING btree ("product_id","written_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "opinions"."hidden_reason" is null;--> statement-breakpoint
CREATE INDEX "opinions_of_user" ON "opinions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "opinions_newest_first" ON "opinions" USING btree ("written_at" DESC NULLS LAST,"id" DESC NULLS LAST);