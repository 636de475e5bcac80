CREATE TABLE "imported_purchase_prices" (
	"purchase_price_id" integer PRIMARY KEY NOT NULL,
	"import_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imported_purchase_prices" ADD CONSTRAINT "imported_purchase_prices_purchase_price_id_purchase_prices_id_fk" FOREIGN KEY ("purchase_price_id") REFERENCES "public"."purchase_prices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_purchase_prices" ADD CONSTRAINT "imported_purchase_prices_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_purchase_prices_of_import" ON "imported_purchase_prices" USING btree ("import_id");