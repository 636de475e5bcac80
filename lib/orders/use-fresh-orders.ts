'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAuth } from '@/lib/auth/use-auth'
import { refetchQueries } from '@/lib/query/refetch-queries'
import { ordersVersionQuery } from './back-office-queries'
import { ADMIN_ORDERS } from './staff-order-queries'

/**
 * Keeps all that staff see of orders in step with what customers and other staff do, while the window is looked at.
 * `isBehind`: whether anything has changed cannot be found out at the moment.
 */
export function useFreshOrders(): { isBehind: boolean } {
  const auth = useAuth()
  const client = useQueryClient()
  const { data, isError } = useQuery({ ...ordersVersionQuery, enabled: auth.status === 'signed-in' })
  const version = data?.version
  const seen = useRef<string>(undefined)

  useEffect(() => {
    if (version === undefined || version === seen.current) return
    const which = { queryKey: ADMIN_ORDERS }
    // What is on its way when the screen opens is as new as the first version; later it may be older.
    if (seen.current === undefined) void client.invalidateQueries(which, { cancelRefetch: false })
    else void refetchQueries(client, which)
    seen.current = version
  }, [client, version])

  return { isBehind: isError }
}
