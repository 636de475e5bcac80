import { z } from 'zod'

/** Faults that the stand-in can be made to have, which the real PayPal does now and then. */
const lies = ['amount', 'currency', 'payee', 'custom_id'] as const
export type Lie = (typeof lies)[number]

const operations = ['token', 'create', 'get', 'capture', 'refund', 'verify'] as const
export type Operation = (typeof operations)[number]

/**
 * - `slow`: answers after `delayMs`.
 * - `fail`: answers 500 and does nothing.
 * - `refuse`: answers 401, as with a token that was revoked.
 * - `cut`: does it, and then cuts the connection without a word.
 * - `lie`: does it, and reports something else.
 * - `hold`: takes a refund on, and decides it later.
 * - `short`: there is too little in the account for a refund.
 */
export const troubleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('slow'), delayMs: z.int().min(0).max(60_000) }),
  z.object({ kind: z.literal('fail') }),
  z.object({ kind: z.literal('refuse') }),
  z.object({ kind: z.literal('cut') }),
  z.object({ kind: z.literal('lie'), about: z.enum(lies) }),
  z.object({ kind: z.literal('hold') }),
  z.object({ kind: z.literal('short') }),
])
export type Trouble = z.output<typeof troubleSchema>

/** Body of `POST /control/trouble`: `times` calls of the operation are troubled, and no more. */
export const troubleRequestSchema = z.object({
  operation: z.enum(operations),
  trouble: troubleSchema,
  times: z.int().min(1).default(1),
})

export function makeTroubles() {
  const waiting = new Map<Operation, Trouble[]>()
  return {
    add: ({ operation, trouble, times }: z.output<typeof troubleRequestSchema>): void => {
      const more = Array.from({ length: times }, () => trouble)
      waiting.set(operation, [...(waiting.get(operation) ?? []), ...more])
    },
    next: (operation: Operation): Trouble | null => waiting.get(operation)?.shift() ?? null,
    clear: (): void => waiting.clear(),
  }
}

export type Troubles = ReturnType<typeof makeTroubles>
