'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { changeComplaintMutation, type ComplaintChange } from '@/lib/admin-complaints/complaint-queries'
import { problemCodeOf } from '@/lib/http/problem-error'

/** Changes a complaint and says how it went; after a refusal the screen shows what is true by now. */
export function useChangeComplaint(id: number) {
  const t = useTranslations()
  const { mutateAsync, isPending } = useMutation(changeComplaintMutation(useQueryClient(), id))

  async function change(wanted: ComplaintChange): Promise<void> {
    try {
      await mutateAsync(wanted)
      const text = wanted.part === 'answer' ? 'admin_complaints.sent' : 'admin_withdrawals.saved'
      showToast({ tone: 'success', message: t(text) })
    } catch (error) {
      const code = problemCodeOf(error)
      const isStale = code === 'stale_status' || code === 'status_not_allowed'
      const isUnknownOrder = wanted.part === 'order' && code === 'not_found'
      const message = isStale
        ? t('admin_withdrawals.stale')
        : t(isUnknownOrder ? 'admin_withdrawals.match_missing' : `errors.${code}`)
      showToast({ tone: 'error', message })
    }
  }

  return { change, isPending }
}
