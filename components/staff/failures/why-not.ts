import type { Failure } from '@bieznik/contract/platform/failure'
import { shipmentObstacles } from '@bieznik/contract/selling/shipment'
import { ProblemError, problemCodeOf } from '@/lib/http/problem-error'

/** What has to be looked at in the order of a parcel before another one is asked for; undefined: nothing was named. */
const obstacleIn = (error: unknown) =>
  error instanceof ProblemError
    ? shipmentObstacles.find((each) =>
        error.fields.some(({ path, message }) => path === 'order' && message === each),
      )
    : undefined

/** Why a step was refused: the key of the text, some of which name the order. */
export function whyNot(error: unknown, { kind }: Pick<Failure, 'kind'>) {
  const obstacle = obstacleIn(error)
  if (obstacle) return `shipments.refused.${obstacle}` as const
  const code = problemCodeOf(error)
  return kind === 'courier' && code === 'status_not_allowed'
    ? 'admin_failures.no_parcels'
    : (`errors.${code}` as const)
}
