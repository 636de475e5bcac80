import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../src/platform/db/client.ts'
import { mailOutbox } from '../src/platform/db/schema/mail-outbox.ts'
import { createOutbox, type Outbox, type QueuedMail } from '../src/platform/mail/outbox.queries.ts'
import { SHORT_LEASE_MS } from './mail-worker.ts'

/** What a queue without row locks does: read the first mail that nobody has sent, send it, note that it was sent. */
export function createUnguardedOutbox(db: Database): Outbox {
  return {
    ...createOutbox(db, { leaseMs: SHORT_LEASE_MS }),
    claim: async () => {
      const [mail] = await db
        .select()
        .from(mailOutbox)
        .where(isNull(mailOutbox.sentAt))
        .orderBy(asc(mailOutbox.id))
        .limit(1)
      return mail ?? null
    },
    markSent: async ({ id }) => {
      await db
        .update(mailOutbox)
        .set({ sentAt: sql`now()` })
        .where(eq(mailOutbox.id, id))
    },
  }
}

const BATCH = 10

/** What a queue does that notes what was sent only now and then: after a crash the rest is lost. */
export function createForgetfulOutbox(db: Database): Outbox {
  const outbox = createOutbox(db, { leaseMs: SHORT_LEASE_MS })
  const sent: QueuedMail[] = []
  return {
    ...outbox,
    markSent: async (mail) => {
      sent.push(mail)
      if (sent.length < BATCH) return
      await Promise.all(sent.splice(0).map((each) => outbox.markSent(each)))
    },
  }
}
