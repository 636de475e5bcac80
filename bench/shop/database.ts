import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const MAILS_WITHIN_MS = 120_000

/** The rows that a statement answers. */
export async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<object>(sql)).rows
  } finally {
    await client.end()
  }
}

const countSchema = z.tuple([z.object({ count: z.coerce.number() })])

/** Waits until the mails of the orders so far are out, so that they are no part of what is measured next. */
export async function untilMailsAreSent(url: string): Promise<void> {
  const deadline = performance.now() + MAILS_WITHIN_MS
  while (performance.now() < deadline) {
    const rows = await ask(
      url,
      'select count(*) from mail_outbox where sent_at is null and set_aside_at is null',
    )
    const [{ count }] = countSchema.parse(rows)
    if (count === 0) return
    await sleep(250)
  }
  throw new Error(`Mails still wait after ${MAILS_WITHIN_MS / 1000} s.`)
}
