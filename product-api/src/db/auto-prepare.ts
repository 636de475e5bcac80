import type pg from 'pg'

/** As in other drivers (pgjdbc's `prepareThreshold`): what comes as often as this is prepared. */
const USES_BEFORE = 5

/** Each takes memory in each connection of the server. */
const MOST_PREPARED = 200

/** Texts whose uses are counted at the same time; beyond it the count begins anew. */
const MOST_COUNTED = 2_000

/** Lists of rows, which differ in their length, and do not come again. */
const MAX_LENGTH = 6_000

function textOf(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('text' in query)) return undefined
  return typeof query.text === 'string' && query.text.length <= MAX_LENGTH ? query.text : undefined
}

/**
 * The plan for a pattern that the planner sees depends on the pattern: a name that many orders have is looked for in another way than
 * a rare one. A prepared statement may get one plan for all.
 */
const isPlannedByValue = (text: string) => / i?like \$/i.test(text)

/** Gives names to the statements that come again and again, all of them or none. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= MOST_PREPARED) return name
    const count = (uses.get(text) ?? 0) + 1
    if (uses.size >= MOST_COUNTED) uses.clear()
    uses.set(text, count)
    if (count < USES_BEFORE || isPlannedByValue(text)) return undefined
    uses.delete(text)
    const next = `s${names.size + 1}`
    names.set(text, next)
    return next
  }
}

/**
 * Lets the server keep the statements of a pool that come again and again, read and mostly also planned: node-postgres prepares
 * what has a name, once in each connection. Not for a pgbouncer that hands out connections by the transaction and is older than
 * 1.21, which knows nothing of prepared statements.
 */
export function prepareRepeated(pool: pg.Pool): void {
  const nameOf = createNames()
  pool.on('connect', (client) => {
    const query: unknown = Reflect.get(client, 'query')
    if (typeof query !== 'function') throw new Error('a client of PostgreSQL has a query method')
    Reflect.set(client, 'query', (first: unknown, ...rest: unknown[]): unknown => {
      const text = textOf(first)
      const name = text && nameOf(text)
      const statement: unknown = name ? Object.assign({}, first, { name }) : first
      const result: unknown = Reflect.apply(query, client, [statement, ...rest])
      return result
    })
  })
}
