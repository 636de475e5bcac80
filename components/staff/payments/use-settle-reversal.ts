'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { settleReversalMutation } from '@/lib/payment/staff-payment-queries'
import { problemCodeOf } from '@/lib/http/problem-error'

/** Says that a reversal is cleared up, and how that went. */
export function useSettleReversal(id: number) {
  const t = useTranslations()
  const { mutateAsync, isPending } = useMutation(settleReversalMutation(useQueryClient(), id))

  async function settle(): Promise<void> {
    try {
      await mutateAsync()
      showToast({ tone: 'success', message: t('admin_payments.done.settle_reversal') })
    } catch (error) {
      showToast({ tone: 'error', message: t(`errors.${problemCodeOf(error)}`) })
    }
  }

  return { settle, isPending }
}
