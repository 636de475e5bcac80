import { drizzle } from 'drizzle-orm/node-postgres'
import { onTestFinished } from 'vitest'
import { connectDatabase, type Queryable } from '../src/platform/db/client.ts'

const STATEMENT_TIMEOUT_MS = 60_000

/** The plans of the statements that `run` makes, one text each, in their order. */
export async function plansOf(url: string, run: (db: Queryable) => Promise<unknown>): Promise<string[]> {
  // A bare pool would end the process when the database is dropped while a connection is being closed.
  const { pool } = connectDatabase({
    url,
    poolSize: 2,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    onIdleError: () => undefined,
  })
  onTestFinished(() => pool.end())
  const statements: { text: string; values: unknown[] }[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) }
  await run(drizzle(pool, { logger }))
  return Promise.all(
    statements.map(async ({ text, values }) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze) ${text}`, values)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }),
  )
}
