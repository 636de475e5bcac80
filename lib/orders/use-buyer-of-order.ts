'use client'

import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type RefObject } from 'react'
import { useAuth } from '@/lib/auth/use-auth'
import { orderDocumentQuery } from './back-office-queries'

/**
 * The signed-in person's own order that a form came with, whose name and address are filled in where the form is empty. Without an order that
 * is theirs, the form is as it is for everyone.
 */
export function useBuyerOfOrder(
  form: RefObject<HTMLFormElement | null>,
  { order: typedOrder, isUntouched }: { order: string; isUntouched: boolean },
) {
  const auth = useAuth()
  const orderId = idParamSchema.safeParse(typedOrder).data ?? null
  const { data: order } = useQuery({
    ...orderDocumentQuery(orderId ?? 0, 'buyer'),
    enabled: auth.status === 'signed-in' && orderId !== null && isUntouched,
    retry: false,
    staleTime: Infinity,
  })

  useEffect(() => {
    if (!order) return
    fillIn(form.current?.elements.namedItem('name'), order.name)
    fillIn(form.current?.elements.namedItem('email'), order.email)
  }, [order, form])

  return order
}

function fillIn(field: unknown, value: string): void {
  if (field instanceof HTMLInputElement && field.value === '') field.value = value
}
