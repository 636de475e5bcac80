'use client'

import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { problemCodeOf } from '@/lib/http/problem-error'

/**
 * Changes a withdrawal or a complaint and says how it went, with `savedText` where it went well; after a refusal the screen shows what is
 * true by now.
 */
export function useChangeCase<Changed, Change extends { part: string }>(
  mutation: UseMutationOptions<Changed, Error, Change>,
  savedText: (change: Change) => 'admin_withdrawals.saved' | 'admin_complaints.sent',
) {
  const t = useTranslations()
  const { mutateAsync, isPending } = useMutation(mutation)

  async function change(wanted: Change): Promise<boolean> {
    try {
      await mutateAsync(wanted)
      showToast({ tone: 'success', message: t(savedText(wanted)) })
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
