import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { canWait, mailOutbox } from '../db/schema/mail-outbox.ts'
import { inSeconds, leasedQueue } from '../jobs/leased-queue.ts'

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

/** Still to be sent. */
export const isUnsent = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.setAsideAt))

const queueFor = (leaseMs: number) =>
  leasedQueue({
    table: mailOutbox,
    id: mailOutbox.id,
    isWaiting: isUnsent,
    due: mailOutbox.dueAt,
    orderBy: [canWait(mailOutbox.kind), mailOutbox.id],
    lease: { tries: sql`${mailOutbox.tries} + 1`, dueAt: inSeconds(leaseMs / 1_000) },
  })

/** The outbox of the database. The lease has to be longer than a try can take. */
export function createOutbox(db: Database, { leaseMs }: { leaseMs: number }): Outbox {
  const queue = queueFor(leaseMs)
  const isSameTry = ({ tries }: QueuedMail) => and(eq(mailOutbox.tries, tries), isUnsent)
  const change = (mail: QueuedMail, values: Parameters<typeof queue.change>[2]) =>
    queue.change(db, mail.id, values, isSameTry(mail))
  return {
    claim: async () => {
      const mail = await queue.claim(db)
      return mail && { ...mail, dueAt: mail.wasDueAt }
    },
    markSent: (mail) => change(mail, { sentAt: sql`now()`, lastFailure: null }),
    putOff: (mail, { delayMs, failure }) =>
      change(mail, { dueAt: inSeconds(delayMs / 1_000), lastFailure: failure }),
    release: (mail) => change(mail, { dueAt: mail.dueAt, tries: mail.tries - 1 }),
    drop: async (mail) => {
      await db.delete(mailOutbox).where(and(eq(mailOutbox.id, mail.id), isSameTry(mail)))
    },
    setAside: (mail, failure) => change(mail, { setAsideAt: sql`now()`, lastFailure: failure }),
  }
}
