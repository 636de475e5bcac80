import { personalRowSchema, type PersonalRows } from '@bieznik/contract/people/personal-data'
import { eq } from 'drizzle-orm'
import { logAccess } from '../customers/log-access.ts'
import type { Database } from '../../platform/db/client.ts'
import { opinions } from '../../platform/db/schema/opinions.ts'
import { withdrawMarketingConsent } from './consents.queries.ts'
import { personalTables } from './personal-tables.ts'

/** Lists and objects, which JSON columns hold, are their JSON text. */
function cellOf(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

function onTheWire(row: object, withheld: readonly string[]) {
  const own = Object.entries(row).filter(([name]) => !withheld.includes(name))
  const cells = own.map(([name, value]: [string, unknown]) => [name, cellOf(value)])
  return personalRowSchema.parse(Object.fromEntries(cells))
}

/** All rows of a person, by table, without what others wrote in them. `isHandedOut`: by staff, with the notes that they made. */
export async function listPersonalRows(
  db: Database,
  userId: string,
  { isHandedOut = false } = {},
): Promise<PersonalRows> {
  const rows: PersonalRows = {}
  for (const { name, table, rowsOf, withheld = [], handedOut = [] } of personalTables) {
    const found = await db.select().from(table).where(rowsOf(db, userId))
    const left = isHandedOut ? withheld.filter((field) => !handedOut.includes(field)) : withheld
    rows[name] = found.map((row) => onTheWire(row, left))
  }
  return rows
}

/**
 * Erases what no law keeps, all of it or nothing. A repeat finds nothing more and is no failure. Returns the products whose pages
 * showed an opinion of the person. `staff`: uid of who does it for them, which is logged.
 */
export async function erasePerson(
  db: Database,
  userId: string,
  { staff }: { staff?: string } = {},
): Promise<number[]> {
  return db.transaction(async (tx) => {
    if (staff !== undefined) await logAccess(tx, { uid: userId, event: 'erased', who: staff })
    const rated = await tx
      .select({ id: opinions.productId })
      .from(opinions)
      .where(eq(opinions.userId, userId))
      .for('update')
    for (const { table, rowsOf, reason } of personalTables)
      if (reason === undefined) await tx.delete(table).where(rowsOf(tx, userId))
    await withdrawMarketingConsent(tx, userId)
    return rated.map(({ id }) => id)
  })
}
