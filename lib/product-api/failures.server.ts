import 'server-only'
import {
  failuresSchema,
  type FailureParam,
  type Failures,
  type RetryFailure,
} from '@bieznik/contract/failure'
import { callProductApi } from './client.server'
import { callFor, type OnBehalfOf } from './on-behalf.server'

/* For staff only, all of it. */

const reply = failuresSchema

export async function listFailures(who: OnBehalfOf): Promise<Failures> {
  return (await callProductApi({ ...callFor(who), path: '/api/failures', reply })).data
}

const pathOf = ({ kind, id }: FailureParam, what: 'retry' | 'close') => `/api/failures/${kind}/${id}/${what}`

/** Tries it once more, a mail to another address if one is given. Returns what is left. */
export async function retryFailure(
  who: OnBehalfOf,
  failure: FailureParam,
  body: RetryFailure,
): Promise<Failures> {
  const call = { ...callFor(who), path: pathOf(failure, 'retry') }
  return (await callProductApi({ ...call, method: 'POST', json: body, reply })).data
}

/** Staff have taken care of it in another way. Returns what is left. */
export async function closeFailure(who: OnBehalfOf, failure: FailureParam): Promise<Failures> {
  const call = { ...callFor(who), path: pathOf(failure, 'close') }
  return (await callProductApi({ ...call, method: 'POST', reply })).data
}
