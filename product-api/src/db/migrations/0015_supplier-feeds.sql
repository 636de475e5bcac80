CREATE TABLE "supplier_feed_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_feed_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"supplier_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"counts" jsonb,
	"largest_price_change" integer,
	"import_id" integer,
	"file" "bytea",
	"file_name" text,
	"digest" text
);
--> statement-breakpoint
CREATE TABLE "supplier_feeds" (
	"supplier_id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"every_hours" integer NOT NULL,
	"applies" boolean NOT NULL,
	"max_changed" integer NOT NULL,
	"max_price_change" integer NOT NULL,
	"next_run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "supplier_feed_runs" ADD CONSTRAINT "supplier_feed_runs_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_feed_runs" ADD CONSTRAINT "supplier_feed_runs_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_feeds" ADD CONSTRAINT "supplier_feeds_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_feed_runs_of_supplier" ON "supplier_feed_runs" USING btree ("supplier_id","id");--> statement-breakpoint
CREATE INDEX "supplier_feed_runs_of_import" ON "supplier_feed_runs" USING btree ("import_id");--> statement-breakpoint
SELECT audit_changes_of('supplier_feeds', 'supplier_id', 'supplier_id,every_hours,applies,max_changed,max_price_change');
