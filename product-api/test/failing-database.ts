import type pg from 'pg'
import { connectDatabase, type Database } from '../src/platform/db/client.ts'
import { onEachStatement } from './statements.ts'

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
  onEachStatement(pool, (text) => {
    number = text.startsWith('begin') ? 0 : number + 1
    if (plan(text, number)) return new Error(`failed on purpose: ${number}, ${text}`)
    return hasTransactions || !TRANSACTION.test(text) ? undefined : 'select 1'
  })
  return {
    db,
    pool,
    failWhen: (next) => {
      plan = next
    },
  }
}
