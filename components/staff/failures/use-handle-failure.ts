'use client'

import type { Failure } from '@bieznik/contract/platform/failure'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { showToast } from '@/components/ui/toast'
import { handleFailureMutation, type FailureStep } from '@/lib/failures/failure-queries'
import { shipmentObstacles } from '@bieznik/contract/selling/shipment'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'

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

/** What has to be looked at in the order of a parcel before another one is asked for; undefined: nothing was named. */
const obstacleIn = (error: unknown) =>
  error instanceof ProblemError
    ? shipmentObstacles.find((each) =>
        error.fields.some(({ path, message }) => path === 'order' && message === each),
      )
    : undefined

/** Why a step was refused: the key of the text, some of which name the order. */
function whyNot(error: unknown, { kind }: Pick<Failure, 'kind'>) {
  const obstacle = obstacleIn(error)
  if (obstacle) return `shipments.refused.${obstacle}` as const
  const code = problemCodeOf(error)
  return kind === 'courier' && code === 'status_not_allowed'
    ? 'admin_failures.no_parcels'
    : (`errors.${code}` as const)
}
