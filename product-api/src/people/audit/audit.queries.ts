import type { AuditEntry, AuditFilter } from '@bieznik/contract/people/audit'
import { addDays } from '@bieznik/contract/platform/calendar-day'
import { fromWarsawTime } from '@bieznik/contract/platform/warsaw-clock'
import { and, count, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../../platform/db/client.ts'
import { auditLog } from '../../platform/db/schema/audit-log.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'

const startOf = (day: string): Date => fromWarsawTime(`${day}T00:00`) ?? new Date(Number.NaN)

function matching({ who, entity, entityId, day }: AuditFilter): SQL | undefined {
  return and(
    who === undefined ? undefined : eq(auditLog.who, who),
    entity === undefined ? undefined : eq(auditLog.entity, entity),
    entityId === undefined ? undefined : eq(auditLog.entityId, entityId),
    ...(day === undefined ? [] : [gte(auditLog.at, startOf(day)), lt(auditLog.at, startOf(addDays(day, 1)))]),
  )
}

const textOf = (value: unknown): string | null =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value)

const textsOf = (values: Record<string, unknown> | null): AuditEntry['before'] =>
  values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]))

const toEntry = ({ at, before, after, ...row }: typeof auditLog.$inferSelect): AuditEntry => ({
  ...row,
  at: at.toISOString(),
  before: textsOf(before),
  after: textsOf(after),
})

/** The newest first. */
export async function listAuditEntries(
  db: Queryable,
  filter: AuditFilter,
  slice: Slice,
): Promise<Page<AuditEntry>> {
  const where = matching(filter)
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(slice.limit)
    .offset(slice.offset)
  const [found] = await db.select({ total: count() }).from(auditLog).where(where)
  return { rows: rows.map(toEntry), total: found?.total ?? 0 }
}

const peopleSchema = z.array(z.object({ who: z.string() }))

/** The uids of everybody in the log, by as many steps through the index as there are people. */
export async function listAuditedPeople(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute(sql`
    with recursive people as (
      (select ${auditLog.who} as who from ${auditLog} order by ${auditLog.who} limit 1)
      union all
      select (select next.who from ${auditLog} as next where next.who > people.who order by next.who limit 1)
      from people where people.who is not null
    )
    select who from people where who is not null
  `)
  return peopleSchema.parse(rows).map(({ who }) => who)
}
