import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { z } from 'zod'
import { connectDatabase, type Database } from '../src/platform/db/client.ts'

const LOCKS_AN_ORDER = / from "orders" .* for (?:no key )?update$/s

/** Long enough for both of two who act at once to have read the same. */
const PAUSE_MS = 40

const statementSchema = z.looseObject({ text: z.string() })

/**
 * A pool in which no order is locked: what reads one before it changes it may read what another is about to change. A race test that
 * passes with it proves nothing.
 */
export function connectUnlockedDatabase(url: string): Database {
  const { db, pool } = connectDatabase({ url, poolSize: 10, onIdleError: () => undefined })
  pool.on('connect', (client) => {
    const query: unknown = Reflect.get(client, 'query')
    if (typeof query !== 'function') throw new Error('a client of PostgreSQL has a query method')
    const send = async (args: unknown[]): Promise<unknown> => {
      const reply: unknown = await Reflect.apply(query, client, args)
      return reply
    }
    Reflect.set(client, 'query', async (...args: unknown[]): Promise<unknown> => {
      const statement = statementSchema.safeParse(args[0]).data
      if (!statement || !LOCKS_AN_ORDER.test(statement.text)) return send(args)
      const text = statement.text.replace(/ for (?:no key )?update$/, '')
      const read = await send([{ ...statement, text }, ...args.slice(1)])
      await sleep(PAUSE_MS)
      return read
    })
  })
  afterAll(() => pool.end())
  return db
}
