import {
  manufacturerFields,
  type EditManufacturer,
  type ManagedManufacturer,
  type Manufacturer,
  type ManufacturerInput,
} from '@bieznik/contract/catalogue/manufacturer'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../platform/db/client.ts'
import { spacers, tires, wheels } from '../../platform/db/schema/catalogue.ts'
import { manufacturers } from '../../platform/db/schema/manufacturers.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { requireSeen } from '../../platform/http/require-seen.ts'

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
  tx: Transaction,
  input: ManufacturerInput,
  who: string,
): Promise<Manufacturer> {
  const [row] = await tx.insert(manufacturers).values(written(input, who)).returning(columns)
  if (!row) throw new Error('the database answered no row for a new manufacturer')
  return row
}

const isSame = (one: ManufacturerInput, other: ManufacturerInput): boolean =>
  manufacturerFields.every((name) => one[name] === other[name])

/**
 * Writes over what was seen, and over nothing else, unless there is nothing left to write. Products that name it follow a new name.
 * Throws not_found or changed_meanwhile.
 */
export async function updateManufacturer(
  db: Database,
  id: number,
  { from, ...input }: EditManufacturer,
  who: string,
): Promise<Manufacturer> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select(columns).from(manufacturers).where(eq(manufacturers.id, id)).for('update')
    if (!known) throw notFound('manufacturer')
    if (isSame(known, input)) return known
    requireSeen(isSame(known, from), 'Someone else has changed the manufacturer meanwhile.')
    await tx.update(manufacturers).set(written(input, who)).where(eq(manufacturers.id, id))
    return { id, ...input }
  })
}
