import type pg from 'pg'
import { z } from 'zod'
import { connectDatabase, type Database } from '../src/db/client.ts'

const statementSchema = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)])

/** Whether a statement fails: its text, and its number since `begin`, which is number 0. */
type Plan = (text: string, number: number) => boolean

const never: Plan = () => false

const TRANSACTION = /^(?:begin|commit|rollback)\b/

/**
 * A pool in which chosen statements fail before they reach the server, as when the connection breaks there. Without
 * transactions each statement stands for itself, which no shop survives.
 */
export function connectFailingDatabase(
  url: string,
  { hasTransactions = true } = {},
): {
  db: Database
  pool: pg.Pool
  failWhen: (plan: Plan) => void
} {
  const { db, pool } = connectDatabase({ url, poolSize: 2, onIdleError: () => undefined })
  let plan = never
  let number = 0
  pool.on('connect', (client) => {
    const query: unknown = Reflect.get(client, 'query')
    if (typeof query !== 'function') throw new Error('a client of PostgreSQL has a query method')
    Reflect.set(client, 'query', (...args: unknown[]): unknown => {
      const text = statementSchema.parse(args[0])
      number = text.startsWith('begin') ? 0 : number + 1
      if (plan(text, number)) return Promise.reject(new Error(`failed on purpose: ${number}`))
      const sent = hasTransactions || !TRANSACTION.test(text) ? args : ['select 1']
      const result: unknown = Reflect.apply(query, client, sent)
      return result
    })
  })
  return {
    db,
    pool,
    failWhen: (next) => {
      plan = next
    },
  }
}
