import type { Recall } from '@bieznik/contract/care/recall'
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { isAboutAny, mailOutbox, numberIn } from '../../platform/db/schema/mail-outbox.ts'
import { recalls } from '../../platform/db/schema/recalls.ts'

const { key: _key, ...columns } = getTableColumns(recalls)

const countOf = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** What became of the mails of each recall. */
async function listMails(db: Queryable, ids: number[]) {
  return db
    .select({
      recallId: numberIn('recallId'),
      sent: countOf(sql`${mailOutbox.sentAt} is not null`),
      failed: countOf(sql`${mailOutbox.setAsideAt} is not null`),
      waiting: countOf(sql`${mailOutbox.sentAt} is null and ${mailOutbox.setAsideAt} is null`),
    })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.kind, 'recall'), isAboutAny('recallId', ids)))
    .groupBy(numberIn('recallId'))
}

/** The newest first. */
export async function listRecalls(db: Queryable): Promise<Recall[]> {
  const rows = await db.select(columns).from(recalls).orderBy(desc(recalls.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [mails, titled] = await Promise.all([
    listMails(db, ids),
    db
      .select({ id: products.id, title: products.title })
      .from(products)
      .where(inArray(products.id, [...new Set(rows.flatMap(({ productIds }) => productIds))])),
  ])
  const titles = new Map(titled.map(({ id, title }) => [id, title]))
  return rows.map((row) => {
    const { sent = 0, failed = 0, waiting = 0 } = mails.find(({ recallId }) => recallId === row.id) ?? {}
    return {
      ...withIso(row),
      titles: row.productIds.map((id) => titles.get(id) ?? String(id)),
      mails: { sent, failed, waiting },
    }
  })
}

export async function getRecall(db: Queryable, id: number) {
  const [row] = await db.select(columns).from(recalls).where(eq(recalls.id, id))
  return row ?? null
}
