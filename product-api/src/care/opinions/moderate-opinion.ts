import type { AnswerOpinion } from '@bieznik/contract/care/opinion'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { opinionChanges, opinions } from '../../platform/db/schema/opinions.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { requireSeen } from '../../platform/http/require-seen.ts'

type Target = { id: number; who: string }
type OpinionRow = typeof opinions.$inferSelect

/** Returns the id of the product whose page has changed. Throws not_found. */
async function changeOpinion(
  db: Database,
  id: number,
  change: (tx: Transaction, opinion: OpinionRow) => Promise<void>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [opinion] = await tx.select().from(opinions).where(eq(opinions.id, id)).for('update')
    if (!opinion) throw notFound('opinion')
    await change(tx, opinion)
    return opinion.productId
  })
}

/**
 * Answers in public; the answer that was seen is replaced and kept. Throws not_found, or changed_meanwhile when there is another one by
 * now.
 */
export function answerOpinion(
  db: Database,
  { id, who }: Target,
  { answer, from }: AnswerOpinion,
): Promise<number> {
  return changeOpinion(db, id, async (tx, opinion) => {
    if (opinion.answer === answer) return
    requireSeen((opinion.answer ?? '') === from, 'Someone else has answered meanwhile.')
    await tx.insert(opinionChanges).values({ opinionId: id, event: 'answered', who, text: opinion.answer })
    await tx
      .update(opinions)
      .set({ answer, answeredAt: sql`now()` })
      .where(eq(opinions.id, id))
  })
}

/** Takes it off the pages and out of count and average; its author sees the reason among their opinions. */
export function hideOpinion(db: Database, { id, who }: Target, reason: string): Promise<number> {
  return changeOpinion(db, id, async (tx, { hiddenReason }) => {
    if (hiddenReason === reason) return
    await tx.insert(opinionChanges).values({ opinionId: id, event: 'hidden', who, reason })
    await tx.update(opinions).set({ hiddenReason: reason }).where(eq(opinions.id, id))
  })
}

/** Shows a hidden one again; why it was hidden stays in its history. */
export function showOpinion(db: Database, { id, who }: Target): Promise<number> {
  return changeOpinion(db, id, async (tx, { hiddenReason }) => {
    if (hiddenReason === null) return
    await tx.insert(opinionChanges).values({ opinionId: id, event: 'shown', who })
    await tx.update(opinions).set({ hiddenReason: null }).where(eq(opinions.id, id))
  })
}
