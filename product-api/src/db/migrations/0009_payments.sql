CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"wallet_order_id" text,
	"capture_id" text,
	"state" text DEFAULT 'created' NOT NULL,
	"amount" integer NOT NULL,
	"usd_cents" integer NOT NULL,
	"pln_per_usd" numeric(10, 4) NOT NULL,
	"exchange_rate_date" date NOT NULL,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"captured_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"refunded_by" text,
	"capture_asked_at" timestamp with time zone,
	"declines" integer DEFAULT 0 NOT NULL,
	"next_look_at" timestamp with time zone,
	CONSTRAINT "payments_wallet_order_id_unique" UNIQUE("wallet_order_id"),
	CONSTRAINT "payments_key_of_user" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount" > 0 and "payments"."usd_cents" > 0),
	CONSTRAINT "payments_captured_before_joined" CHECK ("payments"."order_id" is null or "payments"."captured_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_of_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id") WHERE "payments"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_to_look_at" ON "payments" USING btree ("next_look_at") WHERE "payments"."next_look_at" is not null;