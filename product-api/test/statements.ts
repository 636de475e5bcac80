import type pg from 'pg'
import { z } from 'zod'

const statementSchema = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)])

/**
 * Called with each statement before it goes to the server, and when its result is there. An error that it answers comes back in the
 * place of a result, another statement goes there in its place.
 */
export function onEachStatement(
  pool: pg.Pool,
  onStatement: (text: string) => Error | string | undefined,
  answered: () => void = () => undefined,
): void {
  pool.on('connect', (client) => {
    const query: unknown = Reflect.get(client, 'query')
    if (typeof query !== 'function') throw new Error('a client of PostgreSQL has a query method')
    Reflect.set(client, 'query', (...args: unknown[]): unknown => {
      const answer = onStatement(statementSchema.parse(args[0]))
      if (answer instanceof Error) return Promise.reject(answer)
      const result: unknown = Reflect.apply(query, client, answer === undefined ? args : [answer])
      void Promise.resolve(result).then(answered, answered)
      return result
    })
  })
}
