import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { keyOf, markReplay, optionalKeyHeadersSchema } from '../../platform/http/idempotency-key.ts'
import { replies } from '../../platform/http/replies.ts'
import type { Arrival } from './arrival.ts'

interface Taken<Statement, Accepted> {
  url: `/api/${string}`
  summary: string
  statement: z.ZodType<Statement>
  accepted: z.ZodType<Accepted>
  accept: (
    stated: Statement,
    arrival: Arrival,
  ) => Promise<{ made: Accepted & { id: number }; isRepeat: boolean }>
  mailQueued: () => void
}

/** Takes what is stated by a form: no account is needed, and no order that would have to be found. */
export function takeStatements<Statement, Accepted extends object>(
  app: FastifyInstance,
  { url, summary, statement, accepted, accept, mailQueued }: Taken<Statement, Accepted>,
): void {
  app.post<{ Headers: z.output<typeof optionalKeyHeadersSchema> }>(
    url,
    {
      config: { access: 'anyone' },
      schema: { summary, headers: optionalKeyHeadersSchema, body: statement, response: replies(accepted) },
    },
    async (request, reply) => {
      const arrival = { channel: 'web', receivedAt: new Date(), who: null, key: keyOf(request) } as const
      // Parsed already: the schema gives it its type again.
      const { made, isRepeat } = await accept(statement.parse(request.body), arrival)
      markReplay(reply, isRepeat)
      mailQueued()
      const { id: _id, ...shown } = made
      return shown
    },
  )
}
