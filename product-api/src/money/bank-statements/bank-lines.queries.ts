import type { BankLine, lineStates, PastStatement } from '@bieznik/contract/money/bank-statement'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/db/client.ts'
import { withIso } from '../../platform/db/with-iso.ts'
import {
  bankLineEvents,
  bankStatementLines,
  bankStatements,
} from '../../platform/db/schema/bank-statements.ts'
import type { Page, Slice } from '../../platform/http/paging.ts'
import { plainTitle } from './fingerprint.ts'
import { leftOf, listJoined } from './joined.queries.ts'
import { findInvoiced } from './invoiced-orders.queries.ts'
import { listOrdersDue, listOrderSums } from './order-sums.queries.ts'
import { proposeOrders } from './propose-orders.ts'
import { listReversedOn } from './reversals.queries.ts'

type LineRow = typeof bankStatementLines.$inferSelect

/**
 * An earlier line with the same amount and title, some days away at most: of another kind of file, or of one whose account was not read then.
 */
async function listLikeLines(db: Queryable, lines: readonly LineRow[]): Promise<Map<number, number>> {
  const ids = lines.filter(({ settledAt }) => settledAt === null).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const earlier = alias(bankStatementLines, 'earlier')
  const own = alias(bankStatements, 'own_file')
  const other = alias(bankStatements, 'other_file')
  const seen = sql`(${other.format} <> ${own.format} or ${earlier.payerAccount} = '' and ${bankStatementLines.payerAccount} <> '')`
  const pairs = await db
    .select({
      id: bankStatementLines.id,
      title: bankStatementLines.title,
      earlier: earlier.id,
      like: earlier.title,
    })
    .from(bankStatementLines)
    .innerJoin(own, eq(own.id, bankStatementLines.statementId))
    .innerJoin(
      earlier,
      and(
        eq(earlier.amount, bankStatementLines.amount),
        lt(earlier.id, bankStatementLines.id),
        sql`abs(${earlier.bookedOn} - ${bankStatementLines.bookedOn}) <= 3`,
      ),
    )
    .innerJoin(other, and(eq(other.id, earlier.statementId), seen))
    .where(inArray(bankStatementLines.id, ids))
  const alike = pairs.filter(({ title, like }) => {
    const [one, two] = [plainTitle(title), plainTitle(like)]
    return one.includes(two) || two.includes(one)
  })
  return new Map(alike.map((pair) => [pair.id, pair.earlier]))
}

async function listEvents(db: Queryable, lineIds: readonly number[]) {
  if (lineIds.length === 0) return []
  return db
    .select()
    .from(bankLineEvents)
    .where(inArray(bankLineEvents.lineId, [...lineIds]))
    .orderBy(asc(bankLineEvents.id))
}

/** Rows as staff see them, with what is proposed as things are now. */
async function toLines(db: Queryable, rows: readonly LineRow[]): Promise<BankLine[]> {
  const ids = rows.map(({ id }) => id)
  const [joined, events, like, reversedOn] = await Promise.all([
    listJoined(db, ids),
    listEvents(db, ids),
    listLikeLines(db, rows),
    listReversedOn(db, ids),
  ])
  const joinedOf = (id: number) => joined.filter(({ lineId }) => lineId === id)
  const isOpen = ({ id, settledAt }: LineRow) => settledAt === null && !reversedOn.has(id)
  const open = rows.filter(isOpen)
  const lefts = new Map(rows.map((row) => [row.id, leftOf(row, joinedOf(row.id))]))
  const invoicedOf = await findInvoiced(db, open)
  const named = open.flatMap((row) => [...row.orderRefs, ...invoicedOf(row)])
  const known = await listOrderSums(db, [...new Set(named)])
  const same = await listOrdersDue(db, [...new Set(open.map(({ id, amount }) => lefts.get(id) ?? amount))])
  return rows.map((row) => {
    const { id, bookedOn, amount, title, payer, payerAccount, settledAt } = row
    const left = lefts.get(id) ?? amount
    const own = joinedOf(id)
    const candidates = (orders: typeof known) =>
      orders.filter((order) => !own.some(({ orderId }) => orderId === order.id))
    return {
      id,
      bookedOn,
      amount,
      left,
      title,
      payer,
      payerAccount,
      isSettled: settledAt !== null,
      likeLine: like.get(id) ?? null,
      joined: own.map(({ orderId, amount: part, isRefunded }) => ({ orderId, amount: part, isRefunded })),
      reversedOn: reversedOn.get(id) ?? null,
      proposals:
        settledAt === null
          ? proposeOrders({ title, left, invoiced: invoicedOf(row) }, candidates(known), candidates(same))
          : [],
      events: events
        .filter(({ lineId }) => lineId === id)
        .map(({ lineId: _line, id: _id, ...event }) => withIso(event)),
    }
  })
}

/** Open lines oldest first, settled ones newest first. */
export async function listBankLines(
  db: Queryable,
  state: (typeof lineStates)[number],
  { limit, offset }: Slice,
): Promise<Page<BankLine>> {
  const { settledAt, bookedOn, id } = bankStatementLines
  const matching = state === 'open' ? isNull(settledAt) : isNotNull(settledAt)
  const rows = await db
    .select()
    .from(bankStatementLines)
    .where(matching)
    .orderBy(...(state === 'open' ? [asc(bookedOn), asc(id)] : [desc(settledAt), desc(id)]))
    .limit(limit)
    .offset(offset)
  return { rows: await toLines(db, rows), total: await db.$count(bankStatementLines, matching) }
}

export async function getBankLine(db: Queryable, id: number): Promise<BankLine | null> {
  const rows = await db.select().from(bankStatementLines).where(eq(bankStatementLines.id, id))
  return (await toLines(db, rows))[0] ?? null
}

const SHOWN_STATEMENTS = 20

/** The last imports, newest first. */
export async function listStatements(db: Queryable): Promise<PastStatement[]> {
  const rows = await db
    .select({
      id: bankStatements.id,
      fileName: bankStatements.fileName,
      format: bankStatements.format,
      importedBy: bankStatements.importedBy,
      importedAt: bankStatements.importedAt,
      lines: count(bankStatementLines.id),
      open: sql`count(${bankStatementLines.id}) filter (where ${bankStatementLines.settledAt} is null)`.mapWith(
        Number,
      ),
    })
    .from(bankStatements)
    .leftJoin(bankStatementLines, eq(bankStatementLines.statementId, bankStatements.id))
    .groupBy(bankStatements.id)
    .orderBy(desc(bankStatements.id))
    .limit(SHOWN_STATEMENTS)
  return rows.map(withIso)
}
