'use client'

import type { WalletPayment } from '@bieznik/contract/money/payment'
import { useQuery } from '@tanstack/react-query'
import { waitingPaymentsQuery } from '@/lib/payment/payment-queries'

export interface Paid {
  /** What is there for this order; undefined: not known yet, or not at all. */
  payments: readonly WalletPayment[] | undefined
  isUnknown: boolean
  retry: () => void
}

/** What the buyer has paid before ordering. */
export function usePaid(uid: string): Paid {
  const { data, isError, refetch } = useQuery(waitingPaymentsQuery(uid))
  return {
    payments: data?.filter(({ state }) => state === 'captured'),
    isUnknown: isError && data === undefined,
    retry: () => void refetch(),
  }
}
