CREATE TABLE "shipments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"carrier" text NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"pieces" integer NOT NULL,
	"grams" integer NOT NULL,
	"length" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"collects" integer NOT NULL,
	"carrier_id" text,
	"carrier_status" text,
	"number" text,
	"label" "bytea",
	"parcel_id" integer,
	"is_canceling" boolean DEFAULT false NOT NULL,
	"problem" text,
	"problem_fields" text[] DEFAULT '{}'::text[] NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_reference" UNIQUE("carrier","reference")
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipments_of_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipments_due" ON "shipments" USING btree ("due_at") WHERE "shipments"."state" not in ('delivered', 'returned', 'refused', 'canceled');--> statement-breakpoint
SELECT audit_changes_of('shipments', 'id', 'id,order_id,carrier,state,pieces,grams,length,width,height,collects,number,is_canceling');
--> statement-breakpoint
ALTER TABLE "spacers" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tires" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "wheels" ADD COLUMN "place" text DEFAULT '' NOT NULL;