'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'
import { changeWorkMutation, type WorkChange } from '@/lib/orders/order-work'

/** Changes what staff keep on an order and says why where it fails; `change` tells whether it was done. */
export function useChangeWork(orderId: number) {
  const t = useTranslations()
  const { mutateAsync, isPending } = useMutation(changeWorkMutation(useQueryClient(), orderId))

  async function change(wanted: WorkChange): Promise<boolean> {
    try {
      await mutateAsync(wanted)
      return true
    } catch (error) {
      const code = problemCodeOf(error)
      const isTaken = wanted.part === 'holder' && code === 'changed_meanwhile'
      const message = t(isTaken ? 'admin_orders.holder_changed' : `errors.${code}`)
      showToast({ tone: 'error', message })
      return false
    }
  }

  return { change, isPending }
}
