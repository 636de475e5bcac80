import { and, asc, eq, getTableColumns, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { canWait, mailOutbox } from '../db/schema/mail-outbox.ts'

export type QueuedMail = Pick<
  typeof mailOutbox.$inferSelect,
  'id' | 'recipient' | 'language' | 'kind' | 'about' | 'createdAt' | 'messageKey' | 'tries' | 'dueAt'
>

/** The queue as the worker sees it; `dueAt` of a claimed mail is when it was due before. What is said of a mail counts only while the try that says it is the last one. */
export type Outbox = {
  /** Begins a try of the most urgent mail that is due, the oldest of them, which no other worker then gets until the lease is over. */
  claim: () => Promise<QueuedMail | null>
  markSent: (mail: QueuedMail) => Promise<void>
  /** The try failed; the next one is due after the delay. */
  putOff: (mail: QueuedMail, next: { delayMs: number; failure: string }) => Promise<void>
  /** Takes the try back: it said nothing about the mail, which is due as long as it was. */
  release: (mail: QueuedMail) => Promise<void>
  /** Deletes a mail that is no longer true. */
  drop: (mail: QueuedMail) => Promise<void>
  /** No further tries. */
  setAside: (mail: QueuedMail, failure: string) => Promise<void>
}

const isWaiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.setAsideAt))

/** As it was before the statement. */
const wasDueAt = sql`old.due_at`.mapWith(mailOutbox.dueAt)

function fromNow(ms: number): SQL {
  return sql`now() + make_interval(secs => ${ms / 1_000})`
}

/**
 * The outbox of the database. A process that dies while it sends holds its mail back for the lease, which has to be
 * longer than a try can take. `skip locked` lets processes that ask at once get a different mail each.
 */
export function createOutbox(db: Database, { leaseMs }: { leaseMs: number }): Outbox {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isWaiting, lte(mailOutbox.dueAt, sql`now()`)))
    .orderBy(canWait(mailOutbox.kind), asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true })

  async function change({ id, tries }: QueuedMail, values: object): Promise<void> {
    await db
      .update(mailOutbox)
      .set(values)
      .where(and(eq(mailOutbox.id, id), eq(mailOutbox.tries, tries), isWaiting))
  }

  return {
    claim: async () => {
      const [mail] = await db
        .update(mailOutbox)
        .set({ tries: sql`${mailOutbox.tries} + 1`, dueAt: fromNow(leaseMs) })
        .where(eq(mailOutbox.id, sql`(${due})`))
        .returning({ ...getTableColumns(mailOutbox), dueAt: wasDueAt })
      return mail ?? null
    },
    markSent: (mail) => change(mail, { sentAt: sql`now()`, lastFailure: null }),
    putOff: (mail, { delayMs, failure }) => change(mail, { dueAt: fromNow(delayMs), lastFailure: failure }),
    release: (mail) => change(mail, { dueAt: mail.dueAt, tries: mail.tries - 1 }),
    drop: async ({ id, tries }) => {
      await db.delete(mailOutbox).where(and(eq(mailOutbox.id, id), eq(mailOutbox.tries, tries), isWaiting))
    },
    setAside: (mail, failure) => change(mail, { setAsideAt: sql`now()`, lastFailure: failure }),
  }
}
