import type pg from 'pg'
import { connectDatabase, type Database } from '../src/db/client.ts'
import { onEachStatement } from './statements.ts'

/** A database that tells which statements were sent to the server: each is one round trip, `begin` and `commit` too. */
export function connectCountedDatabase(url: string): {
  db: Database
  pool: pg.Pool
  sentBy: (work: () => Promise<unknown>) => Promise<string[]>
} {
  const { db, pool } = connectDatabase({ url, poolSize: 4, onIdleError: () => undefined })
  let sent: string[] = []
  onEachStatement(pool, (text) => {
    sent.push(text)
    return undefined
  })
  return {
    db,
    pool,
    sentBy: async (work) => {
      sent = []
      await work()
      return sent
    },
  }
}
