import { setTimeout as sleep } from 'node:timers/promises'
import { pause } from '../mail/bell.ts'
import { claimLook } from './look-queue.queries.ts'
import { hasMoved } from './payment-state.ts'
import type { PaymentRow } from './payments.queries.ts'
import { settle, settleByOrder, type PaymentDeps } from './settle.ts'

const POLL_MS = 15_000

/** A look that takes longer is left alone when the program stops; its payment is due again later. */
const STOP_WITHIN_MS = 3_000

/** An order that the buyer has three hours to approve, and we three more to capture, is dead after this. */
const LIFETIME_MS = 6 * 3_600_000

/** Asks the provider what became of one payment. What it still holds back for a review is waited for as long as it takes. */
async function look(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const order = payment.walletOrderId && (await deps.wallet.getOrder(payment.walletOrderId))
  if (!order) {
    await settle(deps, payment.id, { fact: 'expired' })
    return
  }
  const { payment: seen, isPending } = await settleByOrder(deps, payment, order)
  const isTooOld = Date.now() - payment.createdAt.getTime() > LIFETIME_MS
  if (isTooOld && !isPending && !hasMoved(seen.state)) await settle(deps, payment.id, { fact: 'expired' })
}

/** Looks at every payment that is due. What fails is due again later. Answers how many it looked at. */
export async function lookAtDue(deps: PaymentDeps, end = new AbortController().signal): Promise<number> {
  let looked = 0
  while (!end.aborted) {
    const payment = await claimLook(deps.db)
    if (!payment) break
    looked += 1
    await look(deps, payment).catch((error: unknown) =>
      deps.logger.warn({ payment: payment.id, err: error }, 'it is not known what became of a payment'),
    )
  }
  return looked
}

/**
 * Finds out what became of payments of which nobody has told: the browser is gone, an answer was lost, no webhook came. Any
 * number of processes may do so over one database.
 */
export function startLooking(deps: PaymentDeps, pollMs = POLL_MS): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      await lookAtDue(deps, stopping.signal).catch((error: unknown) =>
        deps.logger.error({ err: error }, 'the payments could not be read or written'),
      )
      await pause(pollMs, stopping.signal)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await Promise.race([running, sleep(STOP_WITHIN_MS, undefined, { ref: false })])
    },
  }
}
