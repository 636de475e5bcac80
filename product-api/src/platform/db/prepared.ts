import { sql, type Placeholder } from 'drizzle-orm'
import type { Queryable } from './client.ts'

/** A prepared query of each pool and, for transactions, of each connection: putting its SQL together takes longer than sending it. */
export function preparedOn<Query>(prepare: (db: Queryable) => Query): (db: Queryable) => Query {
  const prepared = new WeakMap<Queryable, Query>()
  return (db) => {
    const query = prepared.get(db) ?? prepare(db)
    prepared.set(db, query)
    return query
  }
}

/** The values of a prepared insert: for each column the placeholder of its name. */
export function placeholdersOf<Name extends string>(
  names: readonly Name[],
): { [Key in Name]: Placeholder<Key> }
export function placeholdersOf(names: readonly string[]): Record<string, Placeholder> {
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]))
}
