import type { Failure, FailureKind, Failures } from '@bieznik/contract/platform/failure'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Queryable } from '../db/client.ts'
import { refunds } from '../db/schema/corrections.ts'
import { dispatchOrders } from '../db/schema/dispatch-orders.ts'
import { invoiceFailures } from '../db/schema/handled-failures.ts'
import { invoices } from '../db/schema/invoices.ts'
import { ksefSubmissions } from '../db/schema/ksef-submissions.ts'
import { mailOutbox, numberIn } from '../db/schema/mail-outbox.ts'
import { payments } from '../db/schema/payments.ts'
import { shipments } from '../db/schema/shipments.ts'
import { givenUp } from './given-up.ts'

/** How many are named. */
const NAMED = 200

type Source = {
  table: PgTable
  joined?: SQL
  id: SQLWrapper
  failedAt: SQLWrapper
  orderId?: SQLWrapper
  withdrawalId?: SQLWrapper
  complaintId?: SQLWrapper
  reason?: SQLWrapper
  detail?: SQLWrapper
  recipient?: SQLWrapper
  canRetry: SQL
}

const ofInvoice = sql`join ${invoices} on ${invoices.id} = ${ksefSubmissions.invoiceId}`
const ofPayment = sql`join ${payments} on ${payments.id} = ${refunds.paymentId}`

/** What a carrier objects to, and in which fields. */
const withFields = ({ problem, problemFields }: typeof shipments | typeof dispatchOrders) =>
  sql`concat_ws(' ', ${problem}, nullif(array_to_string(${problemFields}, ' '), ''))`

const sources: Record<FailureKind, Source> = {
  mail: {
    table: mailOutbox,
    id: mailOutbox.id,
    failedAt: mailOutbox.setAsideAt,
    orderId: numberIn('orderId'),
    withdrawalId: numberIn('withdrawalId'),
    complaintId: numberIn('complaintId'),
    reason: mailOutbox.lastFailure,
    detail: mailOutbox.kind,
    recipient: mailOutbox.recipient,
    canRetry: sql`true`,
  },
  ksef: {
    table: ksefSubmissions,
    joined: ofInvoice,
    id: ksefSubmissions.invoiceId,
    failedAt: sql`coalesce(${ksefSubmissions.sentAt}, ${invoices.issuedAt})`,
    orderId: invoices.orderId,
    reason: ksefSubmissions.lastFailure,
    detail: ksefSubmissions.state,
    canRetry: sql`true`,
  },
  // A rejected one is asked for anew with a reason, where the order shows its money.
  refund: {
    table: refunds,
    joined: ofPayment,
    id: refunds.id,
    failedAt: sql`coalesce(${refunds.endedAt}, ${refunds.askedAt})`,
    orderId: refunds.orderId,
    reason: refunds.problem,
    detail: refunds.state,
    canRetry: sql`${refunds.state} = 'asked'`,
  },
  shipment: {
    table: shipments,
    id: shipments.id,
    failedAt: shipments.askedAt,
    orderId: shipments.orderId,
    reason: withFields(shipments),
    canRetry: sql`true`,
  },
  courier: {
    table: dispatchOrders,
    id: dispatchOrders.id,
    failedAt: dispatchOrders.askedAt,
    reason: withFields(dispatchOrders),
    canRetry: sql`true`,
  },
  invoice: {
    table: invoiceFailures,
    id: invoiceFailures.orderId,
    failedAt: invoiceFailures.failedAt,
    orderId: invoiceFailures.orderId,
    reason: invoiceFailures.failure,
    canRetry: sql`true`,
  },
}

function failuresOf(kind: FailureKind): SQL {
  const { table, joined = sql``, id, failedAt, canRetry, ...rest } = sources[kind]
  const { orderId, withdrawalId, complaintId, reason, detail, recipient } = rest
  const none = sql`null`
  return sql`(select ${kind}::text as kind, ${id}::text as id, ${failedAt} as "failedAt",
    ${orderId ?? none}::int as "orderId", ${withdrawalId ?? none}::int as "withdrawalId", ${complaintId ?? none}::int as "complaintId",
    ${reason ?? none}::text as reason, ${detail ?? none}::text as detail, ${recipient ?? none}::text as recipient,
    ${canRetry} as "canRetry" from ${table} ${joined} where ${givenUp[kind]})`
}

const kinds: readonly FailureKind[] = ['mail', 'ksef', 'refund', 'shipment', 'courier', 'invoice']
const all = () => sql.join(kinds.map(failuresOf), sql` union all `)

const rowSchema = z.object({ failedAt: z.coerce.date() })

/** Everything that was given up and is not handled yet, the oldest first. */
export async function listFailures(db: Queryable): Promise<Failures> {
  const { rows } = await db.execute<Omit<Failure, 'failedAt'>>(
    sql`select * from (${all()}) as failures order by "failedAt", kind, id limit ${NAMED}`,
  )
  const failures = rows.map((row) => ({ ...row, failedAt: rowSchema.parse(row).failedAt.toISOString() }))
  const total = failures.length < NAMED ? failures.length : await countFailures(db)
  return { total, failures }
}

const countSchema = z.object({ total: z.coerce.number() })

export async function countFailures(db: Queryable): Promise<number> {
  const { rows } = await db.execute(sql`select count(*) as total from (${all()}) as failures`)
  return countSchema.parse(rows[0]).total
}

/** Whether it is still unhandled. */
export async function isGivenUp(db: Queryable, { kind, id }: Pick<Failure, 'kind' | 'id'>): Promise<boolean> {
  const { rows } = await db.execute(sql`select true from ${failuresOf(kind)} as failures where id = ${id}`)
  return rows.length > 0
}
