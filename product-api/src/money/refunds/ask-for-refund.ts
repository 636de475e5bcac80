import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { refunds } from '../../platform/db/schema/corrections.ts'
import { payments } from '../../platform/db/schema/payments.ts'
import { leasedQueue } from '../../platform/jobs/leased-queue.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import type { PaymentDeps } from '../payments/apply-outcome.ts'
import { nextLookAt } from '../payments/reconcile-queue.queries.ts'
import { requireProvider, type RefundAnswer } from '../payments/payment-provider.ts'
import { getPayment, type PaymentRow } from '../payments/payments.queries.ts'
import type { ClaimedRefunds, RefundRow } from './claim-refund.ts'
import { endRefund } from './end-refund.ts'

/** Asks the provider, before a repeat what became of the first request; null: it is away. */
async function ask(
  { providers, logger }: PaymentDeps,
  { refund, payment, isRepeat }: { refund: RefundRow; payment: PaymentRow; isRepeat: boolean },
): Promise<RefundAnswer | null> {
  const { id, amount, usdCents, isWhole } = refund
  if (payment.captureId === null) throw new Error('what is sent back was captured')
  const provider = requireProvider(providers, payment.provider)
  const asked = [payment, payment.captureId, { id, amount, usdCents, isWhole }] as const
  try {
    return (isRepeat ? await provider.findRefund(...asked) : null) ?? (await provider.refund(...asked))
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    logger.warn({ refund: id, err: error }, 'refund: not known whether it was taken on, asked again later')
    // Staff read what makes no sense; that a provider is away for a while says nothing to them.
    return error.code === 'unavailable' ? null : { kind: 'put off', words: error.message }
  }
}

/** What is changed in the name of staff is changed in a transaction, which names them for the audit log. */
async function noteProblem({ db }: PaymentDeps, id: string, problem: string | null): Promise<void> {
  const isOpen = and(eq(refunds.id, id), eq(refunds.state, 'asked'))
  await db.transaction(async (tx) => {
    await tx.update(refunds).set({ problem }).where(isOpen)
  })
}

const refused = (words: string) =>
  new ProblemError('refund_refused', 'The payment provider does not send the money back.', {
    fields: words === '' ? [] : [{ path: 'provider', message: words }],
  })

/**
 * Asks the provider to send money back. While it is away, or has not the funds, the refund stays asked for, and is asked for again.
 * Throws refund_refused with the provider's words: the refund is rejected then.
 */
async function askForRefund(deps: PaymentDeps, refund: RefundRow, isRepeat: boolean): Promise<void> {
  const { id, paymentId } = refund
  const payment = paymentId === null ? null : await getPayment(deps.db, paymentId)
  if (!payment) throw new Error('what is sent back by a provider is of a payment')
  const answer = await ask(deps, { refund, payment, isRepeat })
  const ended = { id, paymentId: payment.id, amount: null }
  if (!answer) return
  switch (answer.kind) {
    case 'done':
      await endRefund(deps, { ...ended, isDone: true })
      return
    case 'refused':
      await endRefund(deps, { ...ended, isDone: false, problem: answer.words })
      throw refused(answer.words)
    case 'put off':
    case 'taken on':
      await noteProblem(deps, id, answer.kind === 'put off' ? answer.words : null)
  }
}

/**
 * Asks for refunds that were written down a moment ago. Throws the first refusal, once all were asked for. A repeat of the request of staff
 * asks nothing: whoever is first, or else the job, is the only one that asks for a refund at a time, so that no look misses a request
 * that is under way.
 */
export async function askForRefunds(deps: PaymentDeps, { ids, isRepeat }: ClaimedRefunds): Promise<void> {
  if (isRepeat) return
  const open = await deps.db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.id, ids), eq(refunds.state, 'asked'), isNotNull(refunds.paymentId)))
    .orderBy(asc(refunds.askedAt), asc(refunds.id))
  const failures: unknown[] = []
  for (const refund of open)
    await askForRefund(deps, refund, false).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Refunds that are asked for; the pauses grow with their age. */
export const refundQueue = leasedQueue({
  table: refunds,
  id: refunds.id,
  isWaiting: eq(refunds.state, 'asked'),
  due: refunds.nextLookAt,
  orderBy: [refunds.nextLookAt],
  lease: { nextLookAt: nextLookAt(refunds.askedAt) },
})

/** The refund whose turn it is, which no other instance then gets. */
function claimDue({ db, providers }: PaymentDeps): Promise<RefundRow | null> {
  const names = providers.map(({ name }) => name)
  const ofThem = db.select({ id: payments.id }).from(payments).where(inArray(payments.provider, names))
  return refundQueue.claim(db, inArray(refunds.paymentId, ofThem))
}

/** Looks what became of every refund that is due, and asks again for it where the provider does not know it. Returns how many there were. */
export async function repeatRefunds(deps: PaymentDeps, end: AbortSignal): Promise<number> {
  let asked = 0
  if (deps.providers.length === 0) return asked
  while (!end.aborted) {
    const refund = await claimDue(deps)
    if (!refund) break
    asked += 1
    await askForRefund(deps, refund, true).catch((error: unknown) =>
      deps.logger.warn({ refund: refund.id, err: error }, 'refund: not sent'),
    )
  }
  return asked
}
