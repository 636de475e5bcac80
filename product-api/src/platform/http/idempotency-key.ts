import type { IncomingHttpHeaders } from 'node:http'
import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENT_REPLAYED_HEADER } from '@bieznik/contract/platform/headers'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

const keySchema = z.string().regex(/^[\x21-\x7e]{1,200}$/)

/** Of a call that is done once for its key, however often it is sent. */
export const keyHeadersSchema = z.looseObject({ [IDEMPOTENCY_KEY_HEADER]: keySchema })

/** Of one that may be sent without a key, too, and is then done each time. */
export const optionalKeyHeadersSchema = z.looseObject({ [IDEMPOTENCY_KEY_HEADER]: keySchema.optional() })

/** The key of a call, as its schema of headers has read it. */
export const keyOf = <Headers extends { [IDEMPOTENCY_KEY_HEADER]?: unknown } | IncomingHttpHeaders>({
  headers,
}: {
  headers: Headers
}): Headers[typeof IDEMPOTENCY_KEY_HEADER] => headers[IDEMPOTENCY_KEY_HEADER]

/** Tells the caller of a repeat that nothing was done. */
export function markReplay(reply: FastifyReply, isReplay: boolean): void {
  if (isReplay) reply.header(IDEMPOTENT_REPLAYED_HEADER, 'true')
}
