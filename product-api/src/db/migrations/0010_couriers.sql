CREATE TABLE "dispatch_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispatch_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"carrier" text NOT NULL,
	"key" uuid NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"carrier_id" text,
	"carrier_status" text,
	"problem" text,
	"problem_fields" text[] DEFAULT '{}'::text[] NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispatch_orders_key" UNIQUE("carrier","key")
);
--> statement-breakpoint
CREATE TABLE "dispatched_shipments" (
	"dispatch_order_id" integer NOT NULL,
	"shipment_id" integer NOT NULL,
	CONSTRAINT "dispatched_shipments_dispatch_order_id_shipment_id_pk" PRIMARY KEY("dispatch_order_id","shipment_id")
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "is_non_standard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "building" text;--> statement-breakpoint
ALTER TABLE "dispatched_shipments" ADD CONSTRAINT "dispatched_shipments_dispatch_order_id_dispatch_orders_id_fk" FOREIGN KEY ("dispatch_order_id") REFERENCES "public"."dispatch_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatched_shipments" ADD CONSTRAINT "dispatched_shipments_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispatch_orders_due" ON "dispatch_orders" USING btree ("due_at") WHERE "dispatch_orders"."state" not in ('done', 'refused', 'canceled');--> statement-breakpoint
CREATE INDEX "dispatched_shipments_of_shipment" ON "dispatched_shipments" USING btree ("shipment_id");--> statement-breakpoint
SELECT audit_changes_of('dispatch_orders', 'id', 'id,carrier,state');

