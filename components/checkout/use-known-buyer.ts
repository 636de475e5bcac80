'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { accountQuery } from '@/lib/account/account-queries'
import type { Person } from '@/lib/auth/auth-state'
import type { KnownBuyer } from '@/lib/checkout/prefill'
import { ownOrdersQuery } from '@/lib/orders/order-queries'

/** The form is shown without what has not come by then. */
const WAIT_MS = 1_000

/** Profile and last order of who has an account; null: they are still waited for. */
export function useKnownBuyer({ uid, isGuest }: Person): KnownBuyer | null {
  const asked = { enabled: !isGuest, retry: false, staleTime: Infinity } as const
  const account = useQuery({ ...accountQuery(uid), ...asked })
  const orders = useQuery({ ...ownOrdersQuery(uid, { page: 1 }), ...asked })
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate && (account.isLoading || orders.isLoading)) return null
  return { account: account.data, lastOrder: orders.data?.orders[0] }
}
