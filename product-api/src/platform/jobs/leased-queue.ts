import {
  and,
  eq,
  getTableColumns,
  lte,
  sql,
  type GetColumnData,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/client.ts'

/** So many seconds from now, by the clock of the database. */
export const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`

/** Seconds until the next try: twice as many after each. */
export const doublingDelay = (tries: number, longest: number): number =>
  Math.min(2 ** Math.min(tries, 12), longest)

interface Wanted {
  table: PgTable
  where: SQL | undefined
  orderBy: readonly (PgColumn | SQL)[]
  most: number
}

type Locked<Columns extends Record<string, PgColumn>> = SQLWrapper &
  Promise<{ [Key in keyof Columns]: GetColumnData<Columns[Key]> }[]>

/**
 * Locks rows until the end of the transaction, and leaves out those that another one has locked: processes that ask at once get different
 * rows each, and none waits. For work that is done in that transaction; what takes longer is leased.
 */
export function lockUnlocked<Columns extends Record<string, PgColumn>>(
  db: Queryable,
  columns: Columns,
  wanted: Wanted,
): Locked<Columns>
export function lockUnlocked(
  db: Queryable,
  columns: Record<string, PgColumn>,
  { table, where, orderBy, most }: Wanted,
) {
  return db
    .select(columns)
    .from(table)
    .where(where)
    .orderBy(...orderBy)
    .limit(most)
    .for('update', { skipLocked: true })
}

interface Settings<Table extends PgTable> {
  table: Table
  id: PgColumn
  /** What is still to be done. */
  isWaiting: SQL | undefined
  /** When the next step of one is due. */
  due: PgColumn
  /** What comes first; left out: what has been due for longest. */
  orderBy?: readonly (PgColumn | SQL)[]
  /** Written to a row when it is taken, so that it is not due before the lease is over; a process that dies loses nothing else. */
  lease: PgUpdateSetSource<Table>
}

/** `wasDueAt`: when it was due before it was taken. */
type Claimed<Table extends PgTable> = Table['$inferSelect'] & { wasDueAt: Date }

interface LeasedQueue<Table extends PgTable> {
  /** What metrics are read from: the table, what of it is still to be done, and when. */
  work: { table: Table; isWaiting: SQL | undefined; due: SQL }
  /** Takes one that is due, which no other process gets until the lease is over; null: none is. */
  claim: (db: Queryable, where?: SQL) => Promise<Claimed<Table> | null>
  /** Takes up to so many. */
  claimMany: (db: Queryable, most: number, where?: SQL) => Promise<Claimed<Table>[]>
  /** Gives one back, with what became of it and when it is due again. `only`: unless it has changed since. */
  change: (db: Queryable, id: number | string, values: PgUpdateSetSource<Table>, only?: SQL) => Promise<void>
}

/** Rows of a table that are work, for any number of processes. */
export function leasedQueue<Table extends PgTable>(settings: Settings<Table>): LeasedQueue<Table>
export function leasedQueue({ table, id, isWaiting, due, orderBy = [due, id], lease }: Settings<PgTable>) {
  const isDue = lte(due, sql`now()`)
  const wasDueAt = sql`old.${sql.identifier(due.name)}`.mapWith(due)
  async function claimMany(db: Queryable, most: number, where?: SQL) {
    const wanted = { table, where: and(isWaiting, isDue, where), orderBy, most }
    // An array is made once: a subquery after `in` may run, and lock, several times.
    const taken = sql`${id} = any (array(${lockUnlocked(db, { id }, wanted)}))`
    return db
      .update(table)
      .set(lease)
      .where(taken)
      .returning({ ...getTableColumns(table), wasDueAt })
  }
  return {
    work: { table, isWaiting, due: sql`${due}` },
    claim: async (db: Queryable, where?: SQL) => (await claimMany(db, 1, where))[0] ?? null,
    claimMany,
    change: async (db: Queryable, which: number | string, values: PgUpdateSetSource<PgTable>, only?: SQL) => {
      await db
        .update(table)
        .set(values)
        .where(and(eq(id, which), only))
    },
  }
}
