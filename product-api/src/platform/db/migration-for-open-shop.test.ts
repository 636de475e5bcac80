import { expect, test } from 'vitest'
import { objectionsTo } from '../../../test/migration-rules.ts'
import { forOpenShop } from './migration-for-open-shop.ts'

/** As drizzle-kit writes it. */
const WRITTEN = `CREATE TABLE "new" (
	"a" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "new_a" integer;--> statement-breakpoint
ALTER TABLE "new" ADD CONSTRAINT "new_a_fk" FOREIGN KEY ("a") REFERENCES "public"."orders"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_new_fk" FOREIGN KEY ("new_a") REFERENCES "public"."new"("a") ON DELETE no action;--> statement-breakpoint
CREATE INDEX "new_by_a" ON "new" USING btree ("a");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_new" ON "orders" USING btree ("new_a") WHERE "orders"."new_a" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_new_positive" CHECK ("orders"."new_a" > 0);`

test('what drizzle-kit writes becomes what can run while the shop is open', () => {
  expect(objectionsTo(WRITTEN)).toHaveLength(2)
  const open = forOpenShop(WRITTEN)
  expect(objectionsTo(open)).toEqual([])
  expect(open).toContain('CREATE UNIQUE INDEX IF NOT EXISTS "orders_by_new" ON "orders" USING btree')
  expect(open).toContain(
    `CHECK ("orders"."new_a" > 0) NOT VALID;--> statement-breakpoint\nALTER TABLE "orders" VALIDATE CONSTRAINT "orders_new_positive";`,
  )
})

test('tables that it makes itself are empty, and stay as they are written', () => {
  const open = forOpenShop(WRITTEN)
  expect(open).toContain('CREATE INDEX "new_by_a" ON "new"')
  expect(open).toContain('FOREIGN KEY ("a") REFERENCES "public"."orders"("id") ON DELETE no action;')
})

test('what is so already stays so', () => {
  const open = forOpenShop(WRITTEN)
  expect(forOpenShop(open)).toBe(open)
})
