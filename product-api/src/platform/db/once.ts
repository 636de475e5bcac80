import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { ProblemError } from '../http/problem-error.ts'
import type { Transaction } from './client.ts'
import { idempotentRequests } from './schema/idempotent-requests.ts'

/** A request under its key. `scope` says what is done, and to what; the same key in another scope is another request. */
export type OnceClaim = { scope: string; key: string; request: unknown }

/** A schema puts the fields of a request into one order, so equal requests have equal hashes. */
export const hashOfRequest = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url')

const isClaim = ({ scope, key }: Pick<OnceClaim, 'scope' | 'key'>) =>
  and(eq(idempotentRequests.scope, scope), eq(idempotentRequests.key, key))

/** `reply`: what was stored of the first request's result. */
export type Done<Made> = { isRepeat: false; made: Made } | { isRepeat: true; reply: unknown }

/**
 * Does the work of a request once for its key, in the transaction of the work. A repeat that arrives meanwhile waits for it, and does the
 * work itself when that transaction fails, so that a refusal leaves the key free. Throws idempotency_key_reused for another request under
 * the same key.
 * @param store what a repeat needs of the result, as JSON
 */
export async function once<Made>(
  tx: Transaction,
  claim: OnceClaim,
  work: () => Promise<Made>,
  store: (made: Made) => unknown = () => null,
): Promise<Done<Made>> {
  const { scope, key } = claim
  const requestHash = hashOfRequest(claim.request)
  const claimed = await tx
    .insert(idempotentRequests)
    .values({ scope, key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotentRequests.key })
  if (claimed.length === 0) {
    const [earlier] = await tx.select().from(idempotentRequests).where(isClaim(claim))
    if (earlier?.requestHash !== requestHash)
      throw new ProblemError('idempotency_key_reused', 'This key was used for another request.')
    return { isRepeat: true, reply: earlier.reply }
  }
  const made = await work()
  await tx
    .update(idempotentRequests)
    .set({ reply: store(made) })
    .where(isClaim(claim))
  return { isRepeat: false, made }
}

/** The request came to nothing after all, so that its key can be used again. */
export async function freeKey(tx: Transaction, claim: Pick<OnceClaim, 'scope' | 'key'>): Promise<void> {
  await tx.delete(idempotentRequests).where(isClaim(claim))
}
