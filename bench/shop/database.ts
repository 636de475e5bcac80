import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than the one that is under way takes. */
const ONE_MAIL_MS = 1_000

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

/** Mails that still wait are not sent, so that they are no part of what is measured next: a thousand take minutes. */
export async function setMailsAside(url: string): Promise<void> {
  const waiting = await ask(
    url,
    'update mail_outbox set set_aside_at = now() where sent_at is null and set_aside_at is null returning id',
  )
  if (waiting.length > 0) await sleep(ONE_MAIL_MS)
}
