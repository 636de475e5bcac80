import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/client.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { StockKeeper } from '../products/stock-keeper.ts'
import type { PaymentDeps } from './apply-outcome.ts'
import type { Wallet } from './wallet.ts'

export type PaymentRoutesOptions = {
  db: Database
  stock: StockKeeper
  /** null: none is configured. */
  wallet: Wallet | null
  logger: FastifyBaseLogger
  shopSegment: string
}

/** Throws wallet_unavailable when none is configured. */
export function requireWallet({ db, stock, wallet, logger }: PaymentRoutesOptions): PaymentDeps {
  if (!wallet) throw new ProblemError('wallet_unavailable', 'No wallet payment is configured.')
  return { db, stock, wallet, logger }
}
