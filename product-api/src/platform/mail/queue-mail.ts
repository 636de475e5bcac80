import type { Language } from '@bieznik/contract/selling/order'
import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/client.ts'
import { placeholdersOf, preparedOn } from '../db/prepared.ts'
import { mailOutbox } from '../db/schema/mail-outbox.ts'
import { orders } from '../db/schema/orders.ts'
import type { About, MailKind } from './mail-kinds.ts'

interface Addressee {
  /** Empty: a buyer who ordered by phone and has no address; nothing is sent. */
  recipient: string
  language: Language
}

const insertion = preparedOn((db) =>
  db
    .insert(mailOutbox)
    .values({
      ...placeholdersOf(['recipient', 'language', 'kind', 'about']),
      dueAt: sql`now() + make_interval(secs => ${sql.placeholder('delaySeconds')})`,
    })
    .prepare('queue_mail'),
)

/** Queues a mail, due so many seconds after the transaction is committed, and never when it is not. */
export async function queueMail<Kind extends MailKind>(
  tx: Transaction,
  kind: Kind,
  about: About<Kind>,
  { recipient, language }: Addressee,
  delaySeconds = 0,
): Promise<void> {
  if (recipient === '') return
  await insertion(tx).execute({ recipient, language, kind, about, delaySeconds })
}

/** PostgreSQL takes 65,535 parameters. */
const CHUNK = 5_000

/** `uniqueKey`: those of the kind that have the same are queued once, whenever that was. */
type Bulk<Kind extends MailKind> = Addressee & { about: About<Kind>; uniqueKey?: string }

/** Queues mails to many. Returns how many there were. */
export async function queueMails<Kind extends MailKind>(
  db: Queryable,
  kind: Kind,
  mails: readonly Bulk<Kind>[],
): Promise<number> {
  let queued = 0
  for (let at = 0; at < mails.length; at += CHUNK) {
    const rows = mails
      .slice(at, at + CHUNK)
      .filter(({ recipient }) => recipient !== '')
      .map(({ recipient, language, about, uniqueKey }) => ({ recipient, language, kind, about, uniqueKey }))
    if (rows.length === 0) continue
    const { rowCount } = await db.insert(mailOutbox).values(rows).onConflictDoNothing()
    queued += rowCount ?? 0
  }
  return queued
}

/** To whom mails about an order go. */
export async function buyerOf(tx: Transaction, orderId: number): Promise<Addressee> {
  const [buyer] = await tx
    .select({ recipient: orders.email, language: orders.language })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!buyer) throw new Error('a mail is about an order that exists')
  return buyer
}
