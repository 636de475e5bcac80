import { and, eq, gte, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/client.ts'
import { consents } from '../../platform/db/schema/consents.ts'
import { mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { opinions } from '../../platform/db/schema/opinions.ts'
import { orderItems, orders } from '../../platform/db/schema/orders.ts'
import { withdrawals } from '../../platform/db/schema/withdrawals.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { startPeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic-job.ts'

const DAY_MS = 24 * 60 * 60_000
const AFTER_DAYS = 14
/** An order that was delivered longer ago is not asked about, so that a shop that was down for a while does not catch up on all of them. */
const UNTIL_DAYS = 28
const POLL_MS = 60 * 60_000

/**
 * Queues one mail for each order delivered two to four weeks before `now` that asks for an opinion: to buyers whose consent to commercial mail holds,
 * unless they have written an opinion on it or withdrawn from it. Returns the number of mails.
 */
export async function inviteOpinions(db: Database, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const opinionOnIt = db
    .select({ id: opinions.id })
    .from(opinions)
    .innerJoin(orderItems, eq(orderItems.id, opinions.orderItemId))
    .where(eq(orderItems.orderId, orders.id))
  const withdrawalFromIt = db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(eq(withdrawals.orderId, orders.id))
  const invitation = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.kind, 'opinion_invited'), eq(mailOutbox.uniqueKey, sql`${orders.id}::text`)))
  const due = await db
    .select({
      orderId: orders.id,
      recipient: consents.email,
      language: orders.language,
      consentId: consents.id,
    })
    .from(orders)
    .innerJoin(consents, eq(consents.userId, orders.userId))
    .where(
      and(
        eq(orders.status, 'Delivered'),
        lt(orders.deliveredAt, daysAgo(AFTER_DAYS)),
        gte(orders.deliveredAt, daysAgo(UNTIL_DAYS)),
        eq(consents.kind, 'marketing'),
        isNull(consents.withdrawnAt),
        notExists(opinionOnIt),
        notExists(withdrawalFromIt),
        notExists(invitation),
      ),
    )
  return queueMails(
    db,
    'opinion_invited',
    due.map(({ orderId, consentId, ...buyer }) => ({
      ...buyer,
      about: { orderId, consentId },
      uniqueKey: String(orderId),
    })),
  )
}

interface Deps {
  db: Database
  /** Whether links can be signed; without, none are sent, because the mail needs one. */
  hasLinks: boolean
  mailQueued: () => void
  logger: Pick<Logger, 'error' | 'warn'>
}

/** Any number of processes may do so over one database. */
export function startInviting({ db, hasLinks, mailQueued, logger }: Deps): PeriodicJob {
  if (!hasLinks) {
    logger.warn('LINK_SECRET is not set: buyers are not asked for opinions')
    return { stop: async () => undefined }
  }
  return startPeriodicJob({
    name: 'opinions: inviting buyers',
    everyMs: POLL_MS,
    logger,
    run: async () => {
      if ((await inviteOpinions(db, new Date())) > 0) mailQueued()
    },
  })
}
