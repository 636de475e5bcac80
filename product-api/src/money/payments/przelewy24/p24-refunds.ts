import { z } from 'zod'
import type { RefundAnswer, RefundRequest } from '../payment-provider.ts'
import type { CallP24, P24Answer } from './p24-call.ts'
import { odd, read } from './p24-replies.ts'

/*
 * Refunds as "Przelewy24 REST API", document 1.0.16, publishes them: POST /transaction/refund, GET /refund/by/orderId/{orderId}.
 */

/** Of the notifications, those are known as ours. */
const PREFIX = 'p'

/** The same for each repeat of one request, at most 35 characters. */
export const requestIdOf = ({ id }: Pick<RefundRequest, 'id'>) => `${PREFIX}${id.replaceAll('-', '')}`

const ours = /^p?([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})(?:-\d+)?$/

/** Our id of the refund; null: the shop has not asked for it. */
export function refundIdOf(requestId: string): string | null {
  const parts = ours.exec(requestId)?.slice(1)
  return parts ? parts.join('-') : null
}

/** Of a refund that staff make in the panel of Przelewy24 there is no `requestId`. */
const listedSchema = z
  .object({
    data: z.object({
      refunds: z.array(
        z.object({
          requestId: z.string().nullish(),
          amount: z.coerce.number().pipe(z.int()),
          status: z.coerce.number().pipe(z.int().min(1).max(4)),
        }),
      ),
    }),
  })
  .transform(({ data }) => data.refunds)

export type ListedRefund = z.output<typeof listedSchema>[number]

const COMPLETED = 1
export const REJECTED = 4

/** What has been asked to go back of one payment. */
export async function listRefunds(call: CallP24, captureId: string): Promise<ListedRefund[]> {
  const answer = await call({ method: 'GET', path: `/refund/by/orderId/${encodeURIComponent(captureId)}` })
  return answer.status === 404 ? [] : read(answer, listedSchema)
}

/** 2: it waits, 3: for a person at Przelewy24. */
export function answerOfListed(listed: readonly ListedRefund[], id: string): RefundAnswer | null {
  const found = listed.find(({ requestId }) => requestId && refundIdOf(requestId) === id)
  if (!found) return null
  if (found.status === COMPLETED) return { kind: 'done' }
  return found.status === REJECTED ? { kind: 'refused', words: '' } : { kind: 'taken on' }
}

/** Both say that the request has arrived before. */
const REPEATED = new Set(['Request already exists', 'Concurrent call'])
/** The shop's balance at Przelewy24 is too low for it, and will not always be. */
const NO_FUNDS = 'Insufficient funds available'

const refusalSchema = z.object({ error: z.string() })
const conflictSchema = z.object({ error: z.array(z.object({ message: z.string() })).min(1) })

/**
 * What Przelewy24 says to a request. A 400 in other words than those of a repeat refuses it, unless it is found all the same, which
 * `look` finds out. Throws upstream_failed for what says nothing of the money.
 */
export async function readRefundAnswer(
  answer: P24Answer,
  look: () => Promise<RefundAnswer | null>,
): Promise<RefundAnswer> {
  if (answer.status < 300) return { kind: 'taken on' }
  if (answer.status === 409) {
    const words = conflictSchema.safeParse(answer.body).data?.error[0]?.message ?? ''
    return { kind: words === NO_FUNDS ? 'put off' : 'refused', words }
  }
  if (answer.status !== 400) throw odd(answer)
  const words = refusalSchema.safeParse(answer.body).data?.error ?? ''
  if (REPEATED.has(words)) return { kind: 'taken on' }
  return (await look()) ?? { kind: 'refused', words }
}
