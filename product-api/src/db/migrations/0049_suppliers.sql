CREATE TABLE "currency_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"pln" numeric(12, 6) NOT NULL,
	"date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_products" (
	"supplier_id" integer NOT NULL,
	"code" text NOT NULL,
	"product_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	CONSTRAINT "supplier_products_supplier_id_code_pk" PRIMARY KEY("supplier_id","code")
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suppliers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"reading" jsonb,
	"who" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppliers_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_products" ADD CONSTRAINT "supplier_products_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_products_of_product" ON "supplier_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "supplier_products_of_import" ON "supplier_products" USING btree ("import_id");