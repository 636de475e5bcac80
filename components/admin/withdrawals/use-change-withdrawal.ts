'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { changeWithdrawalMutation, type WithdrawalChange } from '@/lib/admin-withdrawals/withdrawal-queries'
import { problemCodeOf } from '@/lib/http/problem-error'

/** Changes a withdrawal and says how it went; after a refusal the screen shows what is true by now. */
export function useChangeWithdrawal(id: number) {
  const t = useTranslations()
  const { mutateAsync, isPending } = useMutation(changeWithdrawalMutation(useQueryClient(), id))

  async function change(wanted: WithdrawalChange): Promise<boolean> {
    try {
      await mutateAsync(wanted)
      showToast({ tone: 'success', message: t('admin_withdrawals.saved') })
      return true
    } catch (error) {
      const code = problemCodeOf(error)
      const isStale = code === 'stale_status' || code === 'status_not_allowed'
      const isUnknownOrder = wanted.part === 'order' && code === 'not_found'
      const message = isStale
        ? t('admin_withdrawals.stale')
        : t(isUnknownOrder ? 'admin_withdrawals.match_missing' : `errors.${code}`)
      showToast({ tone: 'error', message })
      return false
    }
  }

  return { change, isPending }
}
