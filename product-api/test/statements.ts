import type pg from 'pg'
import { z } from 'zod'

const statementSchema = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)])

/** Hears of each statement before it goes to the server; what it throws comes back in the place of an answer. */
export function onEachStatement(pool: pg.Pool, hear: (text: string) => void): void {
  pool.on('connect', (client) => {
    const query: unknown = Reflect.get(client, 'query')
    if (typeof query !== 'function') throw new Error('a client of PostgreSQL has a query method')
    Reflect.set(client, 'query', (...args: unknown[]): unknown => {
      try {
        hear(statementSchema.parse(args[0]))
      } catch (error) {
        return Promise.reject(error)
      }
      const result: unknown = Reflect.apply(query, client, args)
      return result
    })
  })
}
