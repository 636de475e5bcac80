import { failureParamSchema, failuresSchema, retryFailureSchema } from '../platform/failure.ts'
import { endpoint } from '../endpoint.ts'

const params = failureParamSchema
const reply = failuresSchema

/** Work that was given up after its retries; each change replies with what is left. */
export const failures = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/failures',
    summary: 'Work that was given up and is not handled yet',
    reply,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/admin/failures/:kind/:id/retry',
    summary: 'Tries it once more, a mail to another address if one is given',
    params,
    body: retryFailureSchema,
    reply,
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/admin/failures/:kind/:id/close',
    summary: 'Staff have taken care of it in another way',
    params,
    reply,
  }),
}
