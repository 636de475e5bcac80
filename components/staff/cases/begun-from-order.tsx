'use client'

import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { Loading } from '@/components/ui/loading'
import type { KnownSender } from '@/lib/cases/entry'
import { orderQuery } from '@/lib/orders/staff-order-queries'
import { useQueryState } from '@/lib/url-state'

interface BegunFromOrderProps {
  /** undefined: the address names no order, or one that cannot be read. */
  children: (known: KnownSender | undefined) => ReactNode
}

/** What is written down of an order that the address names begins with what the order says of its buyer. */
export function BegunFromOrder({ children }: BegunFromOrderProps) {
  const id = idParamSchema.safeParse(useQueryState().get('order')).data
  const query = orderQuery(id ?? 0)
  const { data: order, error } = useQuery(id === undefined ? { ...query, queryFn: skipToken } : query)
  if (id !== undefined && !order && !error) return <Loading />
  const known = order && {
    name: order.name,
    email: order.email,
    order: String(order.id),
    language: order.language,
  }
  return <Fragment key={known?.order}>{children(known)}</Fragment>
}
