import type { Queryable } from './client.ts'

/** Shapes that are kept for one database; more than there are filters. */
const MOST_KEPT = 500

/**
 * Building the text of a query takes longer than sending it. What this answers builds each shape of a query once for a database,
 * with placeholders for the values. The name that `prepare` asks for is left empty: names are given to statements by their text.
 */
export function builtOnce<Shape, Query>(
  build: (db: Queryable, shape: Shape) => Query,
  keyOf: (shape: Shape) => string = () => '',
): (db: Queryable, shape: Shape) => Query {
  const kept = new WeakMap<Queryable, Map<string, Query>>()
  return (db, shape) => {
    const queries = kept.get(db) ?? new Map<string, Query>()
    kept.set(db, queries)
    const key = keyOf(shape)
    const query = queries.get(key) ?? build(db, shape)
    if (queries.size >= MOST_KEPT) queries.clear()
    queries.set(key, query)
    return query
  }
}
