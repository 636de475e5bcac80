import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/client.ts'
import { payments } from '../db/schema/payments.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import { evaluate } from './evaluate.ts'
import { hasMoved, nextState, type Fact } from './payment-state.ts'
import { usdText, type PaymentRow } from './payments.queries.ts'
import type { Wallet, WalletOrder } from './wallet.ts'

export type PaymentDeps = {
  db: Database
  stock: StockKeeper
  wallet: Wallet
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

type Settlement = {
  fact: Fact
  captureId?: string | null
  /** uid of the member of staff who sent the money back. */
  refundedBy?: string
  /** The try that was refused. */
  attempt?: number
}

function changesOf(row: PaymentRow, { fact, captureId, refundedBy, attempt }: Settlement) {
  const state = nextState(row.state, fact)
  const isOver = hasMoved(state) || fact === 'expired'
  return {
    state,
    captureId: row.captureId ?? captureId ?? null,
    capturedAt: row.capturedAt ?? (hasMoved(state) ? sql`now()` : null),
    refundedAt: row.refundedAt ?? (state === 'refunded' ? sql`now()` : null),
    refundedBy: row.refundedBy ?? refundedBy ?? null,
    declines: attempt === undefined ? row.declines : Math.max(row.declines, attempt + 1),
    nextLookAt: isOver ? null : row.nextLookAt,
  }
}

/** Writes down what was learned of a payment, and answers the payment as it is then. */
export async function applyOutcome(
  { db, logger }: Pick<PaymentDeps, 'db' | 'logger'>,
  id: string,
  settlement: Settlement,
): Promise<PaymentRow> {
  const { from, settled } = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
    if (!row) throw new Error('a payment that is settled exists')
    const [changed] = await tx
      .update(payments)
      .set(changesOf(row, settlement))
      .where(eq(payments.id, id))
      .returning()
    if (!changed) throw new Error('an update of a locked row returned no row')
    return { from: row.state, settled: changed }
  })
  const line = { payment: id, fact: settlement.fact, from, to: settled.state }
  if (settled.state === 'disputed' && from !== 'disputed')
    logger.error(line, 'a payment needs a person to look')
  else logger.info(line, 'a payment was settled')
  return settled
}

/** A payment after the provider was asked. `isPending`: it took the money and holds it back for a review. */
export type Seen = { payment: PaymentRow; isPending: boolean }

/** Settles a payment by what the provider reports of its order, and answers it as it is then. */
export async function applyOrder(deps: PaymentDeps, payment: PaymentRow, order: WalletOrder): Promise<Seen> {
  const { fact, captureId, isPending } = evaluate(order, {
    paymentId: payment.id,
    walletOrderId: payment.walletOrderId,
    usd: usdText(payment.usdCents),
    merchantId: deps.wallet.merchantId,
  })
  if (fact === null) return { payment, isPending }
  const attempt = fact === 'declined' ? { attempt: payment.declines } : {}
  return { payment: await applyOutcome(deps, payment.id, { fact, captureId, ...attempt }), isPending }
}
