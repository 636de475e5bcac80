import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { Queryable } from '../src/db/client.ts'

/** The plans of the statements that `run` makes, one text each, in their order. */
export async function plansOf(url: string, run: (db: Queryable) => Promise<unknown>): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
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
