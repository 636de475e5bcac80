import type { AcceptedReport, ReportOpinion } from '@bieznik/contract/care/opinion'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { opinionReports, opinions } from '../../platform/db/schema/opinions.ts'
import { notFound } from '../../platform/http/problem-error.ts'

/** Keeps a notice about an opinion that is shown. The same notice once more, while it is open, is the one before. Throws not_found. */
export async function reportOpinion(
  db: Database,
  opinionId: number,
  { reason, email }: ReportOpinion,
): Promise<AcceptedReport> {
  const from = email ?? null
  return db.transaction(async (tx) => {
    const isShown = and(eq(opinions.id, opinionId), isNull(opinions.hiddenReason))
    const [opinion] = await tx.select({ id: opinions.id }).from(opinions).where(isShown).for('no key update')
    if (!opinion) throw notFound('opinion')
    const { reportedAt } = opinionReports
    const isSame = and(
      eq(opinionReports.opinionId, opinionId),
      eq(opinionReports.reason, reason),
      sql`${opinionReports.email} is not distinct from ${from}`,
      isNull(opinionReports.closedAt),
    )
    const [before] = await tx.select({ reportedAt }).from(opinionReports).where(isSame)
    const [kept] = before
      ? [before]
      : await tx.insert(opinionReports).values({ opinionId, reason, email: from }).returning({ reportedAt })
    if (!kept) throw new Error('opinions: a notice was not kept')
    return { reportedAt: kept.reportedAt.toISOString() }
  })
}

/** Says that staff have decided on a notice, and erases the address of its author. Returns the opinion's id. Throws not_found. */
export async function closeReport(db: Database, { id, who }: { id: number; who: string }): Promise<number> {
  const isIt = eq(opinionReports.id, id)
  await db.transaction((tx) =>
    tx
      .update(opinionReports)
      .set({ closedAt: sql`now()`, closedBy: who, email: null })
      .where(and(isIt, isNull(opinionReports.closedAt))),
  )
  const [report] = await db.select({ opinionId: opinionReports.opinionId }).from(opinionReports).where(isIt)
  if (!report) throw notFound('notice')
  return report.opinionId
}
