import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { objectionsTo } from '../../../test/migration-rules.ts'

const folder = new URL('./migrations/', import.meta.url)
const journal = z
  .object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })
  .parse(JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')))

test.each(journal.entries.map(({ tag }) => tag))('%s can run while the shop is open', (tag) => {
  expect(objectionsTo(readFileSync(new URL(`${tag}.sql`, folder), 'utf8'))).toEqual([])
})

test('of the snapshots only the newest is there, which `npm run migration` sees to', () => {
  const snapshots = readdirSync(new URL('meta/', folder)).filter((name) => name.endsWith('_snapshot.json'))
  expect(snapshots).toEqual([`${journal.entries.at(-1)?.tag.slice(0, 4)}_snapshot.json`])
})

test('migrations only go forward, one after the other', () => {
  const times = journal.entries.map(({ when }) => when)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  const numbers = journal.entries.map(({ tag }) => Number(tag.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, index) => index))
})

test.each([
  ['alter table "orders" drop column "phone"', 'the version before still reads'],
  ['DROP TABLE IF EXISTS "orders" CASCADE', 'the version before still reads'],
  ['alter table orders rename column a to b', 'the version before still uses'],
  ['alter table "orders" rename to "sales"', 'the version before still uses'],
  ['ALTER TABLE "orders" ALTER COLUMN "id" SET DATA TYPE bigint', 'another type'],
  ['alter table public.orders alter id type bigint', 'another type'],
  ['ALTER TABLE "orders" ADD COLUMN "a" text NOT NULL', 'rows that are there'],
  ['ALTER TABLE "orders" ADD COLUMN "a" uuid DEFAULT gen_random_uuid() NOT NULL', 'a value for each row'],
  ['ALTER TABLE "orders" ADD COLUMN "a" text GENERATED ALWAYS AS (lower(b)) STORED', 'a value for each row'],
  ['alter table orders add a bigserial', 'a value for each row'],
  ['ALTER TABLE "orders" ALTER COLUMN "a" SET NOT NULL', 'SET NOT NULL'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "b"("id")', 'NOT VALID first'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK (a > 0)', 'NOT VALID first'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "u" UNIQUE("a")', 'USING INDEX'],
  ['ALTER TABLE "orders" ADD PRIMARY KEY ("a")', 'USING INDEX'],
  ['CREATE UNIQUE INDEX "i" ON "orders" USING btree ("a")', 'IF NOT EXISTS'],
  ['create index on only orders (a)', 'IF NOT EXISTS'],
  ['UPDATE "orders" SET "a" = 1', 'each row is locked'],
  ['TRUNCATE "orders"', 'everything is gone'],
  ['CREATE INDEX CONCURRENTLY IF NOT EXISTS "i" ON "orders" ("a")', 'one transaction'],
  ['COMMIT', 'one transaction'],
  ['LOCK TABLE "orders"', 'a lock'],
  ['LOCK TABLE "orders" IN SHARE ROW EXCLUSIVE MODE', 'a lock'],
])('%s is refused', (sql, reason) => {
  expect(objectionsTo(`-- Why.\nSELECT 1;--> statement-breakpoint\n${sql};`)).toEqual([
    expect.stringContaining(reason),
  ])
})

test.each([
  ['ALTER TABLE "orders" ADD COLUMN "a" text'],
  [`ALTER TABLE "orders" ADD COLUMN "a" text DEFAULT '' NOT NULL`],
  ['ALTER TABLE "orders" ADD COLUMN "a" timestamp with time zone DEFAULT now() NOT NULL'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK (a > 0) NOT VALID'],
  ['CREATE INDEX IF NOT EXISTS "i" ON "orders" ("a")'],
  [`UPDATE "orders" SET "a" = 1 WHERE "a" = 2`],
  [
    'CREATE TABLE "new" ("a" int NOT NULL);CREATE INDEX "i" ON "new" ("a");ALTER TABLE "new" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "orders"("id")',
  ],
  ['CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ TRUNCATE orders; LOCK TABLE orders $$'],
  ['LOCK TABLE "orders" IN SHARE MODE'],
  ['-- DROP TABLE orders would be wrong.\nSELECT 1'],
])('%s is taken', (sql) => {
  expect(objectionsTo(sql)).toEqual([])
})
