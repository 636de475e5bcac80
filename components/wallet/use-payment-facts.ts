'use client'

import type { CartLine } from '@bieznik/contract/selling/cart'
import type { WalletPayment, PaymentQuote, WalletConfig } from '@bieznik/contract/money/payment'
import type { ProblemCode } from '@bieznik/contract/problem'
import { useQuery } from '@tanstack/react-query'
import { cartQuery } from '@/lib/cart/cart-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { quoteQuery, waitingPaymentsQuery } from '@/lib/payment/payment-queries'
import { walletQuery } from '@/lib/payment/wallet-query'

/** Everything that has to be known before somebody can pay; `code` null: the total could not be obtained. */
export type PaymentFacts =
  | { status: 'loading' | 'unconfigured' | 'empty' }
  | { status: 'failed'; code: ProblemCode | null; retry: () => void }
  | {
      status: 'ready'
      wallet: WalletConfig
      lines: readonly CartLine[]
      quote: PaymentQuote
      /** The total of the cart as it is now is on its way. */
      isQuoteOld: boolean
      waiting: readonly WalletPayment[]
    }

const NO_LINES: readonly CartLine[] = []

export function usePaymentFacts(uid: string): PaymentFacts {
  const wallet = useQuery(walletQuery())
  const cart = useQuery(cartQuery(uid))
  const waiting = useQuery(waitingPaymentsQuery(uid))
  const lines = cart.data ?? NO_LINES
  const quote = useQuery({
    ...quoteQuery(uid, lines),
    enabled: Boolean(wallet.data) && lines.length > 0,
  })
  const quoteProblem = quote.error && problemCodeOf(quote.error)

  if (wallet.data === null || quoteProblem === 'wallet_unavailable') return { status: 'unconfigured' }
  if (cart.data?.length === 0 || quoteProblem === 'cart_empty') return { status: 'empty' }
  for (const read of [wallet, waiting])
    if (read.error && read.data === undefined)
      return { status: 'failed', code: problemCodeOf(read.error), retry: () => void read.refetch() }
  for (const read of [cart, quote])
    if (read.error && read.data === undefined)
      return { status: 'failed', code: null, retry: () => void read.refetch() }
  if (!wallet.data || !cart.data || !quote.data || !waiting.data) return { status: 'loading' }
  return {
    status: 'ready',
    wallet: wallet.data,
    lines,
    quote: quote.data,
    isQuoteOld: quote.isPlaceholderData,
    waiting: waiting.data,
  }
}
