import type pg from 'pg'
import { connectDatabase, type Database } from '../src/platform/db/client.ts'
import { onEachStatement } from './statements.ts'

/**
 * A database that records which statements were sent to the server, `begin` and `commit` too, and in how many round trips: what is
 * sent while another result is awaited is none of its own.
 */
export function connectCountedDatabase(url: string): {
  db: Database
  pool: pg.Pool
  sentBy: (work: () => Promise<unknown>) => Promise<{ statements: string[]; roundTrips: number }>
} {
  const { db, pool } = connectDatabase({ url, poolSize: 4, onIdleError: () => undefined })
  let statements: string[] = []
  let roundTrips = 0
  let underWay = 0
  onEachStatement(
    pool,
    (text) => {
      statements.push(text)
      if (underWay === 0) roundTrips += 1
      underWay += 1
      return undefined
    },
    () => {
      underWay -= 1
    },
  )
  return {
    db,
    pool,
    sentBy: async (work) => {
      statements = []
      roundTrips = 0
      await work()
      return { statements, roundTrips }
    },
  }
}
