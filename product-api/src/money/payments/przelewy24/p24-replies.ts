import { z } from 'zod'
import { ProblemError } from '../../../platform/http/problem-error.ts'
import type { P24Answer } from './p24-call.ts'

export const registeredSchema = z
  .object({ data: z.object({ token: z.string().regex(/^[\w-]{10,100}$/) }) })
  .transform(({ data }) => data.token)

/**
 * `GET /transaction/by/sessionId`: what there is of a session. 0: nothing, 1: an advance, 2: paid, 3: returned. `orderId` is Przelewy24's
 * number of the payment, 0 where there is none.
 */
export const transactionSchema = z
  .object({
    data: z
      .object({
        status: z.coerce.number().pipe(z.int().min(0).max(3)),
        orderId: z.coerce.number().pipe(z.int().min(0)).default(0),
        sessionId: z.string(),
        amount: z.coerce.number().pipe(z.int()),
        currency: z.string(),
      })
      .refine(({ status, orderId }) => status === 0 || orderId > 0, { path: ['orderId'] }),
  })
  .transform(({ data }) => data)
export type P24Transaction = z.output<typeof transactionSchema>

export const verifiedSchema = z.object({ data: z.object({ status: z.literal('success') }) })

export function odd({ status }: P24Answer, cause?: unknown): ProblemError {
  return new ProblemError('upstream_failed', `Przelewy24 answered ${status}.`, { cause })
}

/** Reads a good response. Throws upstream_failed for any other. */
export function read<Schema extends z.ZodType>(answer: P24Answer, schema: Schema): z.output<Schema> {
  if (answer.status >= 300) throw odd(answer)
  const result = schema.safeParse(answer.body)
  if (result.success) return result.data
  // The paths alone: the values may name the buyer.
  throw odd(
    answer,
    new Error(`not as expected: ${result.error.issues.map(({ path }) => path.join('.')).join(', ')}`),
  )
}
