import { STOCK_NOTICE_DAYS } from '@bieznik/contract/care/stock-notice'
import { and, eq, exists, gt, inArray, lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { mailOutbox } from '../../platform/db/schema/mail-outbox.ts'
import { stockNotices } from '../../platform/db/schema/stock-notices.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { lockUnlocked } from '../../platform/jobs/leased-queue.ts'
import { startPeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic-job.ts'

const DAY_MS = 24 * 60 * 60_000
const POLL_MS = 5 * 60_000

/** Mails that are queued in one transaction. */
const BATCH = 200

/** A mail is kept this long, for questions about it. */
const KEPT_DAYS = 30

/** Queues a mail for each address whose product is in stock, and deletes the address with it. Returns the number of mails. */
export async function sendStockNotices(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const inStock = tx
      .select({ id: products.id })
      .from(products)
      .where(
        and(
          eq(products.id, stockNotices.productId),
          gt(products.quantityInStock, 0),
          eq(products.inArchive, false),
        ),
      )
    const { id, email: recipient } = stockNotices
    const due = await lockUnlocked(
      tx,
      { id, recipient, language: stockNotices.language, productId: stockNotices.productId },
      { table: stockNotices, where: exists(inStock), orderBy: [id], most: BATCH },
    )
    if (due.length === 0) return 0
    await queueMails(
      tx,
      'back_in_stock',
      due.map(({ productId, ...waiting }) => ({ ...waiting, about: { productId } })),
    )
    const ids = due.map((waiting) => waiting.id)
    await tx.delete(stockNotices).where(inArray(id, ids))
    return due.length
  })
}

/** Deletes addresses that have waited too long, and old mails. */
export async function deleteOldNotices(db: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.delete(stockNotices).where(lt(stockNotices.askedAt, daysAgo(STOCK_NOTICE_DAYS)))
  await db
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.kind, 'back_in_stock'), lt(mailOutbox.createdAt, daysAgo(KEPT_DAYS))))
}

interface Deps {
  db: Database
  mailQueued: () => void
  logger: Pick<Logger, 'error'>
}

/** Any number of processes may do so over one database. */
export function startSendingStockNotices({ db, mailQueued, logger }: Deps): PeriodicJob {
  return startPeriodicJob({
    name: 'stock notices',
    everyMs: POLL_MS,
    logger,
    run: async () => {
      let sent = 0
      for (let batch = BATCH; batch === BATCH; sent += batch) batch = await sendStockNotices(db)
      if (sent > 0) mailQueued()
      await deleteOldNotices(db, new Date())
    },
  })
}
