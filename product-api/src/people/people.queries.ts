import { personalRowSchema, type PersonalRows } from '@bieznik/contract/personal-data'
import type { Database } from '../db/client.ts'
import { personalTables } from './personal-tables.ts'

function onTheWire(row: object) {
  const cells = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ])
  return personalRowSchema.parse(Object.fromEntries(cells))
}

/** All rows of a person, by table. */
export async function listPersonalRows(db: Database, userId: string): Promise<PersonalRows> {
  const rows: PersonalRows = {}
  for (const { name, table, rowsOf } of personalTables)
    rows[name] = (await db.select().from(table).where(rowsOf(db, userId))).map(onTheWire)
  return rows
}

/** Erases what no law keeps, all of it or nothing. A repeat finds nothing more and is no failure. */
export async function erasePerson(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { table, rowsOf, fate } of personalTables)
      if (fate === 'erased') await tx.delete(table).where(rowsOf(tx, userId))
  })
}
