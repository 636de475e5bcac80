import type { ManagedManufacturer, Manufacturer, ManufacturerInput } from '@bieznik/contract/manufacturer'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client.ts'
import { spacers, tires, wheels } from '../db/schema/catalogue.ts'
import { manufacturers } from '../db/schema/manufacturers.ts'

const { writtenBy: _writtenBy, writtenAt: _writtenAt, ...columns } = getTableColumns(manufacturers)

/** null: there is none of that name. */
export async function findManufacturer(db: Queryable, name: string): Promise<Manufacturer | null> {
  const [found] = await db.select(columns).from(manufacturers).where(eq(manufacturers.name, name))
  return found ?? null
}

export async function listManufacturerNames(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db.select({ name: manufacturers.name }).from(manufacturers)
  return new Set(rows.map(({ name }) => name))
}

const countOf = (kind: typeof tires | typeof wheels | typeof spacers) =>
  sql`(select count(*) from ${kind} where ${kind.maker} = ${manufacturers.name})`

/** All of them by their names, with how many products name each. */
export async function listManagedManufacturers(db: Queryable): Promise<ManagedManufacturer[]> {
  const products = sql<number>`(${countOf(tires)} + ${countOf(wheels)} + ${countOf(spacers)})::int`
  return db
    .select({ ...columns, products })
    .from(manufacturers)
    .orderBy(asc(manufacturers.name))
}

const written = (input: ManufacturerInput, who: string) => ({
  ...input,
  writtenBy: who,
  writtenAt: new Date(),
})

export async function insertManufacturer(
  db: Queryable,
  input: ManufacturerInput,
  who: string,
): Promise<Manufacturer> {
  const [row] = await db.insert(manufacturers).values(written(input, who)).returning(columns)
  if (!row) throw new Error('the database answered no row for a new manufacturer')
  return row
}

/** Null: there is no such one. Products that name it follow a new name. */
export async function updateManufacturer(
  db: Queryable,
  id: number,
  input: ManufacturerInput,
  who: string,
): Promise<Manufacturer | null> {
  const [row] = await db
    .update(manufacturers)
    .set(written(input, who))
    .where(eq(manufacturers.id, id))
    .returning(columns)
  return row ?? null
}
