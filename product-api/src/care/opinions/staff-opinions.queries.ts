import type { OpinionReport, OpinionState, StaffOpinion } from '@bieznik/contract/care/opinion'
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import { products } from '../../platform/db/schema/catalogue.ts'
import { opinionChanges, opinionReports, opinions } from '../../platform/db/schema/opinions.ts'
import { orderItems } from '../../platform/db/schema/orders.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'
import { opinionColumns, toOpinion } from './opinions.queries.ts'

const columns = {
  written: opinionColumns,
  about: {
    orderId: orderItems.orderId,
    productId: opinions.productId,
    productType: products.productType,
    title: products.title,
    hiddenReason: opinions.hiddenReason,
  },
}

function isIn(state: OpinionState, db: Queryable): SQL | undefined {
  switch (state) {
    case 'reported':
      return exists(
        db
          .select({ id: opinionReports.id })
          .from(opinionReports)
          .where(and(eq(opinionReports.opinionId, opinions.id), isNull(opinionReports.closedAt))),
      )
    case 'unanswered':
      return and(isNull(opinions.hiddenReason), isNull(opinions.answer))
    case 'shown':
      return isNull(opinions.hiddenReason)
    case 'hidden':
      return isNotNull(opinions.hiddenReason)
  }
}

type Changes = StaffOpinion['changes']

/** By opinion, newest first. */
async function listChanges(db: Queryable, ids: number[]): Promise<Map<number, Changes>> {
  if (ids.length === 0) return new Map()
  const { opinionId, event, who, at, reason, rating, text } = opinionChanges
  const rows = await db
    .select({ opinionId, event, who, at, reason, rating, text })
    .from(opinionChanges)
    .where(inArray(opinionId, ids))
    .orderBy(desc(opinionChanges.id))
  const ofOpinions = Map.groupBy(rows, (row) => row.opinionId)
  return new Map(
    [...ofOpinions].map(([id, own]) => [id, own.map(({ opinionId: _id, ...change }) => withIso(change))]),
  )
}

/** By opinion, open ones first. */
async function listReports(db: Queryable, ids: number[]): Promise<Map<number, OpinionReport[]>> {
  if (ids.length === 0) return new Map()
  const { id, opinionId, reason, email, reportedAt, closedAt } = opinionReports
  const rows = await db
    .select({ id, opinionId, reason, email, reportedAt, closedAt })
    .from(opinionReports)
    .where(inArray(opinionId, ids))
    .orderBy(desc(isNull(closedAt)), asc(id))
  const ofOpinions = Map.groupBy(rows, (row) => row.opinionId)
  return new Map(
    [...ofOpinions].map(([opinion, own]) => [
      opinion,
      own.map(({ opinionId: _id, ...report }) => withIso(report)),
    ]),
  )
}

async function readOpinions(db: Queryable, where: SQL | undefined, slice: Slice): Promise<StaffOpinion[]> {
  const rows = await db
    .select(columns)
    .from(opinions)
    .innerJoin(orderItems, eq(orderItems.id, opinions.orderItemId))
    .innerJoin(products, eq(products.id, opinions.productId))
    .where(where)
    .orderBy(desc(opinions.writtenAt), desc(opinions.id))
    .limit(slice.limit)
    .offset(slice.offset)
  const ids = rows.map(({ written }) => written.id)
  const [changes, reports] = await Promise.all([listChanges(db, ids), listReports(db, ids)])
  return rows.map(({ written, about }) => ({
    ...toOpinion(written),
    ...about,
    changes: changes.get(written.id) ?? [],
    reports: reports.get(written.id) ?? [],
  }))
}

/** Newest first. */
export async function listStaffOpinions(
  db: Queryable,
  state: OpinionState | undefined,
  slice: Slice,
): Promise<Page<StaffOpinion>> {
  const matching = state && isIn(state, db)
  const [rows, total] = await Promise.all([readOpinions(db, matching, slice), db.$count(opinions, matching)])
  return { rows, total }
}

export async function getStaffOpinion(db: Queryable, id: number): Promise<StaffOpinion | null> {
  const [opinion] = await readOpinions(db, eq(opinions.id, id), { limit: 1, offset: 0 })
  return opinion ?? null
}
