import type { FailureKind, FailureParam } from '@bieznik/contract/platform/failure'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ShippingCarrier } from '@bieznik/contract/selling/shipping-carriers'
import { askForCourierAgain } from '../../selling/carriers/ask-dispatch.ts'
import { askAgain } from '../../selling/carriers/ask-shipments.ts'
import type { Database, Transaction } from '../db/client.ts'
import { refunds } from '../db/schema/corrections.ts'
import { handledFailures, invoiceFailures } from '../db/schema/handled-failures.ts'
import { mailOutbox, numberIn } from '../db/schema/mail-outbox.ts'
import { orderWorkLog } from '../db/schema/orders.ts'
import { notFound, ProblemError } from '../http/problem-error.ts'
import { sendAgain } from '../../money/invoices/ksef/send-again.ts'
import { isGivenUp } from './failures.queries.ts'

type Retry = FailureParam & {
  /** Of a mail: to whom it goes now; left out: as before. */
  recipient: string | undefined
  /** Carriers whose couriers are ordered here. */
  couriers: readonly ShippingCarrier[]
  /** uid of the member of staff. */
  who: string
}

const numberOf = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0)

/** Of an order's mail the other address is noted on the order: it got what is known of the buyer. */
async function retryMail(tx: Transaction, { id, recipient, who }: Retry): Promise<number> {
  const [mail] = await tx
    .update(mailOutbox)
    .set({
      setAsideAt: null,
      tries: 0,
      dueAt: sql`now()`,
      lastFailure: null,
      ...(recipient !== undefined && { recipient }),
    })
    .where(and(eq(mailOutbox.id, numberOf(id)), isNotNull(mailOutbox.setAsideAt)))
    .returning({ orderId: numberIn('orderId'), kind: mailOutbox.kind })
  if (!mail) return 0
  if (mail.orderId !== null && recipient !== undefined)
    await tx.insert(orderWorkLog).values({
      orderId: mail.orderId,
      kind: 'note',
      detail: `e-mail → ${recipient} (${mail.kind})`,
      doneBy: who,
    })
  return 1
}

const retries: Record<FailureKind, (tx: Transaction, retry: Retry) => Promise<number>> = {
  mail: retryMail,
  ksef: async (tx, { id }) => {
    await sendAgain(tx, numberOf(id))
    return 1
  },
  refund: async (tx, { id }) => {
    const isOpen = and(sql`${refunds.id}::text = ${id}`, eq(refunds.state, 'asked'))
    const { rowCount } = await tx
      .update(refunds)
      .set({ nextLookAt: sql`now()` })
      .where(isOpen)
    return rowCount ?? 0
  },
  shipment: async (tx, { id, who }) => {
    await askAgain(tx, numberOf(id), who)
    return 1
  },
  courier: async (tx, { id, ...rest }) => {
    await askForCourierAgain(tx, { ...rest, id: numberOf(id) })
    return 1
  },
  invoice: async (tx, { id }) => {
    const { rowCount } = await tx
      .update(invoiceFailures)
      .set({ dueAt: sql`now()` })
      .where(eq(invoiceFailures.orderId, numberOf(id)))
    return rowCount ?? 0
  },
}

async function lock(tx: Transaction, { kind, id }: FailureParam): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`failure ${kind} ${id}`}, 0))`)
  if (!(await isGivenUp(tx, { kind, id }))) throw notFound('failure')
}

/**
 * Tries once more, as it is or, of a mail, to another address. Throws not_found for what has been taken care of meanwhile, invalid_request
 * for another address of what is no mail, and what the retry of its kind throws.
 */
export async function retryFailure(db: Database, retry: Retry): Promise<void> {
  const { kind, recipient } = retry
  if (recipient !== undefined && kind !== 'mail')
    throw new ProblemError('invalid_request', 'Only a mail goes to another address.')
  await db.transaction(async (tx) => {
    await lock(tx, retry)
    const tried = await retries[kind](tx, retry)
    if (!tried) throw notFound('failure')
  })
}

/** Staff have taken care of it in another way. Throws not_found for what has been taken care of already. */
export async function closeFailure(
  db: Database,
  { kind, id, who }: FailureParam & { who: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx, { kind, id })
    await tx.insert(handledFailures).values({ kind, subject: id, handledBy: who })
  })
}
