CREATE TABLE "order_extras" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_extras_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"item_id" integer NOT NULL,
	"other_item_id" integer
);
--> statement-breakpoint
ALTER TABLE "order_extras" ADD CONSTRAINT "order_extras_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_extras" ADD CONSTRAINT "order_extras_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_extras" ADD CONSTRAINT "order_extras_other_item_id_order_items_id_fk" FOREIGN KEY ("other_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_extras_of_order" ON "order_extras" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_extras_of_item" ON "order_extras" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "order_extras_of_other_item" ON "order_extras" USING btree ("other_item_id");