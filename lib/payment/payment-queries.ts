import type { CartLine } from '@bieznik/contract/selling/cart'
import { payments } from '@bieznik/contract/endpoints/payments'
import { walletPayments } from '@bieznik/contract/endpoints/wallet-payments'
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { ADMIN_PAYMENTS } from '@/lib/payment/staff-payment-queries'
import { callForCartOf } from '@/lib/cart/send-intent'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { ADMIN_ORDERS } from '@/lib/orders/staff-order-queries'
import { refetchQueries } from '@/lib/query/refetch-queries'

/** A cart is not kept waiting for this longer; in milliseconds. */
const WAITING_DEADLINE_MS = 3_000

/** All that is cached of a person's payments. */
export const paymentsOf = (uid: string) => ['payment', uid] as const

/** What the person has paid and not ordered yet: it goes to the next order. */
export function waitingPaymentsQuery(uid: string) {
  return queryOptions({
    queryKey: [...paymentsOf(uid), 'waiting'],
    queryFn: ({ signal }) =>
      callForCartOf(uid, () =>
        callEndpoint(
          walletPayments.listWaiting,
          {},
          AbortSignal.any([signal, AbortSignal.timeout(WAITING_DEADLINE_MS)]),
        ),
      ),
    retry: false,
  })
}

/** What the wallet would be asked for now, which another cart may change. */
export function quoteQuery(uid: string, lines: readonly CartLine[]) {
  const content = lines.map(({ product, quantity }) => `${product.id}×${quantity}@${product.price}`).join(' ')
  return queryOptions({
    queryKey: [...paymentsOf(uid), 'quote', content],
    queryFn: ({ signal }) => callForCartOf(uid, () => callEndpoint(walletPayments.quote, {}, signal)),
    // The wallet's button stays where it is while the new total comes.
    placeholderData: keepPreviousData,
  })
}

/** Staff send the money back, once for each key. */
export function refundMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ paymentId, key }: { paymentId: string; key: string }) =>
      callEndpoint(payments.refund, { params: { id: paymentId }, key }),
    onSettled: () =>
      Promise.all([ADMIN_ORDERS, ADMIN_PAYMENTS].map((queryKey) => refetchQueries(client, { queryKey }))),
  })
}
