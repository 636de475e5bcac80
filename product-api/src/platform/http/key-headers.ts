import { IDEMPOTENCY_KEY_HEADER } from '@bieznik/contract/platform/headers'
import { z } from 'zod'

/** Of a call that is done once for its key, however often it is sent. */
export const keyHeadersSchema = z.looseObject({
  [IDEMPOTENCY_KEY_HEADER]: z.string().regex(/^[\x21-\x7e]{1,200}$/),
})
