'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { decideLineMutation, type LineDecision } from '@/lib/payment/staff-payment-queries'
import { problemCodeOf } from '@/lib/http/problem-error'

/** Decides on a line and says how it went; after a refusal the screen shows what is true by now. Returns whether it was done. */
export function useDecideLine(lineId: number) {
  const t = useTranslations()
  const { mutateAsync, isPending } = useMutation(decideLineMutation(useQueryClient(), lineId))

  function whyNot(error: unknown): string {
    const code = problemCodeOf(error)
    if (code === 'not_found') return t('admin_payments.no_such_order')
    if (code === 'changed_meanwhile') return t('admin_payments.changed')
    return code === 'invalid_request' ? t('admin_payments.not_left') : t(`errors.${code}`)
  }

  async function decide(decision: LineDecision): Promise<boolean> {
    try {
      await mutateAsync(decision)
      showToast({ tone: 'success', message: t(`admin_payments.done.${decision.what}`) })
      return true
    } catch (error) {
      showToast({ tone: 'error', message: whyNot(error) })
      return false
    }
  }

  return { decide, isPending }
}
