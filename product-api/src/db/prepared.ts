import type { Queryable } from './client.ts'

/** A prepared query of each database or transaction: putting its SQL together takes longer than sending it. */
export function preparedOn<Query>(prepare: (db: Queryable) => Query): (db: Queryable) => Query {
  const prepared = new WeakMap<Queryable, Query>()
  return (db) => {
    const query = prepared.get(db) ?? prepare(db)
    prepared.set(db, query)
    return query
  }
}
