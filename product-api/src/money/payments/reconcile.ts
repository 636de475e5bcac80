import { repeatRefunds } from '../refunds/ask-for-refund.ts'
import { startPeriodicJob, type PeriodicJob } from '../../platform/jobs/periodic-job.ts'
import { requireProvider } from './payment-provider.ts'
import { claimPayment } from './reconcile-queue.queries.ts'
import { hasMoved } from './payment-state.ts'
import type { PaymentRow } from './payments.queries.ts'
import { applyOutcome, applyVerdict, type PaymentDeps } from './apply-outcome.ts'

const POLL_MS = 15_000

/** Asks the provider what became of one payment. What it still holds back for a review is waited for as long as it takes. */
async function look(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const provider = requireProvider(deps.providers, payment.provider)
  const verdict = await provider.reconcile(payment)
  if (!verdict) {
    await applyOutcome(deps, payment.id, { fact: 'expired' })
    return
  }
  const { payment: seen, isPending } = await applyVerdict(deps, payment, verdict)
  const isTooOld = Date.now() - payment.createdAt.getTime() > provider.lifetimeMs
  if (isTooOld && !isPending && !hasMoved(seen.state))
    await applyOutcome(deps, payment.id, { fact: 'expired' })
}

/** Looks at every payment that is due. What fails is due again later. Returns how many it looked at. */
export async function reconcileDue(deps: PaymentDeps, end = new AbortController().signal): Promise<number> {
  const names = deps.providers.map(({ name }) => name)
  let looked = 0
  while (!end.aborted) {
    const payment = await claimPayment(deps.db, names)
    if (!payment) break
    looked += 1
    await look(deps, payment).catch((error: unknown) =>
      deps.logger.warn({ payment: payment.id, err: error }, 'it is not known what became of a payment'),
    )
  }
  return looked + (await repeatRefunds(deps, end))
}

/**
 * Finds out what became of payments without a final state: the browser is gone, a response was lost, no webhook came. Any
 * number of processes may do so over one database.
 */
export const startReconciling = (deps: PaymentDeps, everyMs = POLL_MS): PeriodicJob =>
  startPeriodicJob({
    name: 'payments: reconciling',
    everyMs,
    logger: deps.logger,
    run: async (end) => {
      await reconcileDue(deps, end)
    },
  })
