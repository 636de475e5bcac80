import { auditRuns, type AuditEntry, type AuditFilter } from '@bieznik/contract/people/audit'
import {
  and,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  lt,
  ne,
  notExists,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Queryable } from '../../platform/db/client.ts'
import { auditLog } from '../../platform/db/schema/audit-log.ts'
import { midnight } from '../../platform/db/warsaw-day.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'

const run = alias(auditLog, 'run')
const runs = [...auditRuns]

/** Of the same call and transaction, whose entries have one time: a caller chooses the id of a request, not that. */
const isBeside = ({ at, requestId, who, id }: typeof run) =>
  and(eq(at, auditLog.at), eq(requestId, auditLog.requestId), eq(who, auditLog.who), ne(id, auditLog.id))

/** The entry that stands for the run that an entry is of. */
const runOf = (db: Queryable, is: SQL) =>
  db
    .select({ id: run.id })
    .from(run)
    .where(and(inArray(run.entity, runs), isBeside(run), is))

function matching(db: Queryable, { who, entity, entityId, day, run: runId }: AuditFilter): SQL | undefined {
  const isFolded = entity === undefined && entityId === undefined && runId === undefined
  return and(
    isFolded ? notExists(runOf(db, notInArray(auditLog.entity, runs))) : undefined,
    runId === undefined ? undefined : exists(runOf(db, eq(run.id, runId))),
    who === undefined ? undefined : eq(auditLog.who, who),
    entity === undefined ? undefined : eq(auditLog.entity, entity),
    entityId === undefined ? undefined : eq(auditLog.entityId, entityId),
    ...(day === undefined ? [] : [gte(auditLog.at, midnight(day)), lt(auditLog.at, midnight(day, 1))]),
  )
}

const textOf = (value: unknown): string | null =>
  value === null || typeof value === 'string' ? value : JSON.stringify(value)

const textsOf = (values: Record<string, unknown> | null): AuditEntry['before'] =>
  values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]))

type Row = typeof auditLog.$inferSelect & { folded: number }

const toEntry = ({ at, before, after, ...row }: Row): AuditEntry => ({
  ...row,
  at: at.toISOString(),
  before: textsOf(before),
  after: textsOf(after),
})

/** How many more changes each run made, by the id of the entry that stands for it. */
async function countFolded(db: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: run.id, others: count() })
    .from(run)
    .innerJoin(auditLog, isBeside(run))
    .where(inArray(run.id, [...ids]))
    .groupBy(run.id)
  return new Map(rows.map(({ id, others }) => [id, others]))
}

/** The newest first; of a run one entry, unless a thing or the run is asked for. */
export async function listAuditEntries(
  db: Queryable,
  filter: AuditFilter,
  slice: Slice,
): Promise<Page<AuditEntry>> {
  const where = matching(db, filter)
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(slice.limit)
    .offset(slice.offset)
  const [found] = await db.select({ total: count() }).from(auditLog).where(where)
  const isRun = ({ entity }: (typeof rows)[number]) => runs.some((each) => each === entity)
  const folded = await countFolded(
    db,
    rows.filter(isRun).map(({ id }) => id),
  )
  return {
    rows: rows.map((row) => toEntry({ ...row, folded: folded.get(row.id) ?? 0 })),
    total: found?.total ?? 0,
  }
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
