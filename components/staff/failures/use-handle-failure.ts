'use client'

import type { Failure } from '@bieznik/contract/platform/failure'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { handleFailureMutation, type FailureStep } from '@/lib/failures/failure-queries'
import { whyNot } from './why-not'

/** Tries it again or closes it, and shows the outcome. `pending`: which of the two is under way. */
export function useHandleFailure(failure: Pick<Failure, 'kind' | 'id' | 'orderId'>) {
  const t = useTranslations()
  const { mutateAsync, isPending, variables } = useMutation(handleFailureMutation(useQueryClient(), failure))

  async function handle(step: FailureStep): Promise<boolean> {
    try {
      await mutateAsync(step)
      showToast({ tone: 'success', message: t(`admin_failures.done.${step.what}`) })
      return true
    } catch (error) {
      showToast({
        tone: 'error',
        message: t(whyNot(error, failure), { id: String(failure.orderId ?? failure.id) }),
      })
      return false
    }
  }

  return { handle, pending: isPending ? variables.what : null }
}
