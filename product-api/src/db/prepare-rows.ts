import { sql, type GetColumnData, type SQL } from 'drizzle-orm'
import { PgNumericNumber, type PgColumn } from 'drizzle-orm/pg-core'
import type { PreparedQueryConfig, PgPreparedQuery } from 'drizzle-orm/pg-core/session'
import type { Queryable } from './client.ts'

/** Nothing that only drizzle can read, such as a time: integers, measures, texts, lists of them, and yes or no. */
type Fields = Record<string, PgColumn | SQL>

type RowOf<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends SQL<infer Value>
    ? Value
    : Of[Name] extends PgColumn
      ? GetColumnData<Of[Name]>
      : never
}

type PreparedRows<Row> = PgPreparedQuery<PreparedQueryConfig & { execute: { rows: Row[] } }>

/** Under its own name, and a measure as a number: the driver gives decimals as text. */
function selected([name, field]: [string, PgColumn | SQL]): SQL {
  const isMeasure = field instanceof PgNumericNumber
  return sql`${field}${isMeasure ? sql`::float8` : sql``} as ${sql.identifier(name)}`
}

/**
 * A query for lists, whose rows come from the driver as they are answered. Otherwise drizzle asks of each value of each row what
 * kind of column it is of, which takes as long as reading the row. `from` is what follows the selected fields.
 */
export function prepareRows<Of extends Fields>(
  db: Queryable,
  fields: Of,
  from: SQL,
): PreparedRows<RowOf<Of>> {
  const columns = sql.join(Object.entries(fields).map(selected), sql`, `)
  const query = db.execute(sql`select ${columns} ${from}`).getQuery()
  return db._.session.prepareQuery(query, undefined, undefined, false)
}
