import { z } from 'zod'
import type { Reply } from './shop.ts'

const orderReply = z.object({ id: z.int(), total: z.number(), status: z.string() })
const lineReply = z.object({ product: z.looseObject({ id: z.int() }), quantity: z.int() })
const problemReply = z.object({ code: z.string() })

/** The parts of an order that tests go on with, as they go over the wire. Throws when the reply holds no order. */
export function orderIn(reply: Reply): z.output<typeof orderReply> {
  return orderReply.parse(reply.body)
}

/** The one line of a cart. */
export function lineIn(reply: Reply): z.output<typeof lineReply> {
  const [line] = z.tuple([lineReply]).parse(reply.body)
  return line
}

/** How many replies there are of each kind: `200`, `201`, or `409 out_of_stock`. */
export function tally(replies: readonly Reply[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, body } of replies) {
    const kind = status < 300 ? String(status) : `${status} ${problemReply.parse(body).code}`
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
