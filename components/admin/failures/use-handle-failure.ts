'use client'

import type { Failure } from '@bieznik/contract/failure'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { handleFailureMutation, type FailureStep } from '@/lib/admin-failures/failure-queries'
import { problemCodeOf } from '@/lib/http/problem-error'

/** Tries it again or closes it, and shows the outcome. `pending`: which of the two is under way. */
export function useHandleFailure(failure: Pick<Failure, 'kind' | 'id'>) {
  const t = useTranslations()
  const { mutateAsync, isPending, variables } = useMutation(handleFailureMutation(useQueryClient(), failure))

  async function handle(step: FailureStep): Promise<boolean> {
    try {
      await mutateAsync(step)
      showToast({ tone: 'success', message: t(`admin_failures.done.${step.what}`) })
      return true
    } catch (error) {
      const code = problemCodeOf(error)
      const isForOrder = failure.kind === 'shipment' && code === 'status_not_allowed'
      showToast({ tone: 'error', message: t(isForOrder ? 'admin_failures.at_order' : `errors.${code}`) })
      return false
    }
  }

  return { handle, pending: isPending ? variables.what : null }
}
