import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { refunds } from '../db/schema/corrections.ts'
import { payments } from '../db/schema/payments.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { PaymentDeps } from '../payments/apply-outcome.ts'
import { requireProvider } from '../payments/payment-provider.ts'
import { getPayment } from '../payments/payments.queries.ts'
import { endRefund } from './end-refund.ts'

type RefundRow = typeof refunds.$inferSelect

const LONGEST_PAUSE_S = 3_600
const FIRST_PAUSE_S = 120

/**
 * Asks the provider to send a part back. While it is away the part stays asked for, and is asked for again; one that decides later tells
 * in a notification. Throws what the provider refuses: the part is rejected then.
 */
export async function askForRefund(deps: PaymentDeps, refund: RefundRow): Promise<void> {
  const { id, paymentId, amount, usdCents } = refund
  const payment = paymentId === null ? null : await getPayment(deps.db, paymentId)
  if (!payment || payment.captureId === null) throw new Error('what is sent back was captured')
  const ended = { id, paymentId: payment.id, amount }
  const provider = requireProvider(deps.providers, payment.provider)
  try {
    await provider.refund(payment, payment.captureId, { id, amount, usdCents })
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    if (error.code === 'unavailable') {
      deps.logger.warn({ refund: id, err: error }, 'refund: provider away, asked again later')
      return
    }
    await endRefund(deps, { ...ended, isDone: false })
    throw error
  }
  if (!provider.decidesRefundsLater) await endRefund(deps, { ...ended, isDone: true })
}

/** The part whose turn it is, which no other instance then gets; the pauses grow with its age. */
async function claimRefund({ db, providers }: PaymentDeps): Promise<RefundRow | null> {
  const names = providers.map(({ name }) => name)
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(eq(refunds.state, 'asked'), lte(refunds.nextLookAt, sql`now()`), inArray(payments.provider, names)),
    )
    .orderBy(asc(refunds.nextLookAt))
    .limit(1)
    .for('update', { of: refunds, skipLocked: true })
  const [refund] = await db
    .update(refunds)
    .set({
      nextLookAt: sql`now() + least(greatest(now() - ${refunds.askedAt}, make_interval(secs => ${FIRST_PAUSE_S})), make_interval(secs => ${LONGEST_PAUSE_S}))`,
    })
    .where(eq(refunds.id, sql`(${due})`))
    .returning()
  return refund ?? null
}

/** Asks again for every part that is due. Returns how many there were. */
export async function repeatRefunds(deps: PaymentDeps, end: AbortSignal): Promise<number> {
  let asked = 0
  if (deps.providers.length === 0) return asked
  while (!end.aborted) {
    const refund = await claimRefund(deps)
    if (!refund) break
    asked += 1
    await askForRefund(deps, refund).catch((error: unknown) =>
      deps.logger.warn({ refund: refund.id, err: error }, 'refund: not sent'),
    )
  }
  return asked
}
