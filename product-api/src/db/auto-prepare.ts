import type pg from 'pg'

/** As in other drivers (pgjdbc's `prepareThreshold`): what comes as often as this is prepared. */
const USES_BEFORE = 5

/** Each takes memory in each connection of the server. Beyond it all names are given anew. */
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

/**
 * Gives names to the statements that come again and again. A caller who varies a request invents texts, so names never run out: when
 * there are too many, a new generation begins, in which what is used gets a name again and the rest is forgotten.
 */
class StatementNames {
  generation = 0
  private readonly names = new Map<string, string>()
  private readonly uses = new Map<string, number>()

  of(text: string): string | undefined {
    return this.names.get(text) ?? this.counted(text)
  }

  private counted(text: string): string | undefined {
    const count = (this.uses.get(text) ?? 0) + 1
    if (this.uses.size >= MOST_COUNTED) this.uses.clear()
    this.uses.set(text, count)
    if (count < USES_BEFORE || isPlannedByValue(text)) return undefined
    this.uses.delete(text)
    if (this.names.size >= MOST_PREPARED) {
      this.names.clear()
      this.generation += 1
    }
    const name = `g${this.generation}s${this.names.size + 1}`
    this.names.set(text, name)
    return name
  }
}

/** node-postgres remembers what it has prepared in a connection, and has no way to forget it. */
function forgetPrepared(client: pg.PoolClient): void {
  const connection: unknown = Reflect.get(client, 'connection')
  if (typeof connection === 'object' && connection !== null) Reflect.set(connection, 'parsedStatements', {})
}

/**
 * Lets the server keep the statements of a pool that come again and again, read and mostly also planned: node-postgres prepares
 * what has a name, once in each connection. Not for a pgbouncer that hands out connections by the transaction and is older than
 * 1.21, which knows nothing of prepared statements.
 */
export function prepareRepeated(pool: pg.Pool): void {
  const names = new StatementNames()
  pool.on('connect', (client) => {
    let { generation } = names
    const query: unknown = Reflect.get(client, 'query')
    if (typeof query !== 'function') throw new Error('a client of PostgreSQL has a query method')
    Reflect.set(client, 'query', (first: unknown, ...rest: unknown[]): unknown => {
      const text = textOf(first)
      const name = text && names.of(text)
      if (generation !== names.generation) {
        ;({ generation } = names)
        forgetPrepared(client)
        // In the transaction of a statement that failed it is refused; then the next generation frees both.
        Reflect.apply(query, client, ['deallocate all', () => undefined])
      }
      const statement: unknown = name ? Object.assign({}, first, { name }) : first
      const result: unknown = Reflect.apply(query, client, [statement, ...rest])
      return result
    })
  })
}
